import { stringify } from 'yaml';
import type { CaseStudyFrontMatter } from '../../content/schema.ts';

/** The pictures that a new case study names. */
export const PICTURES = { stage: 'stage.webp', card: 'card.webp' };

const SECTIONS = {
  'DESIGN BRIEF': 'Say what the project had to do, for whom, and what you decided to leave out.',
  'TECH STACK AND EXPLANATION': 'Name the technologies you chose, what each one does here, and one you decided against.',
  'WHO ARE WE SOLVING FOR?': 'Describe the people who use it and what you learnt by watching or asking them.',
  'PROBLEMS AND THOUGHT PROCESSES': 'Tell two or three things that went wrong, how you found out, and what you would do differently.',
};

/** The file of a new case study: every field says what belongs there. */
export function caseStudyText(name: string, slug: string, order: number): string {
  const frontMatter: CaseStudyFrontMatter = {
    sample: true,
    order,
    name,
    title: 'the rest of the title, in a few words',
    minutes: 1,
    summary: 'One sentence for the card, about what the project does for people.',
    live: `https://example.com/${slug}`,
    code: `https://example.com/${slug}/code`,
    description: `How ${name} came about. Say here, in one or two sentences, what a visitor finds on this page.`,
    keywords: ['case study', 'what it is', 'what it is made with'],
    card: PICTURES.card,
    pictures: [
      { wide: PICTURES.stage, phone: PICTURES.card, alt: `The name ${name} on a plain sky, where a view of the project will stand` },
    ],
    glance: {
      role: 'What you did',
      team: 'Who else was there',
      time: 'How long it took',
      stack: 'The main technologies',
      outcome: 'What came of it',
    },
  };
  const prose = Object.entries(SECTIONS).map(([heading, hint]) => `## ${heading}\n\n${hint}\n`);
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${prose.join('\n')}`;
}
