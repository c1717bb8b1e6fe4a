import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AboutPage, CaseStudyMeta } from '#schema';
import { shareCardText } from '../../schema/default-labels.ts';
import { withDefaults } from '../../schema/labels.ts';
import { articleRoute, WRITING } from '../../src/lib/articles.ts';
import { articleCardPath, shareCardPath } from '../../src/lib/pages.ts';
import { factsOf } from '../content/articles.ts';
import type { Content } from '../content/content.ts';
import { isOwnersFile } from '../content/generated-files.ts';
import { readingMinutes, readingTime } from '../mdx/reading-time.ts';
import { hasSky } from '../theme/sky.ts';

/** The picture that social networks and chat programs show for a link to a page. */
export interface ShareCard {
  route: string;
  /** Its path in the project, inside public/. */
  file: string;
  title: string;
  /** The line below the title. */
  line: string;
  /** Alternative text: what the card shows. */
  alt: string;
  /** Reading time, for case studies and articles. */
  minutes?: number;
  /** A picture file of which the card shows a part. */
  picture?: string | undefined;
  /** The point of that picture that should be seen, as in CSS: "70% 50%". */
  focus?: string | undefined;
}

/** The cards of all pages that search engines may index. */
export function shareCards(content: Content): ShareCard[] {
  const { folder, owner, site, labels, home, about, contact, resumePage, caseStudies, customPages, articles, theme } = content;
  const text = withDefaults(shareCardText(owner), site.shareCards);
  const sky = hasSky(theme) ? text.sky : '';
  const card = (route: string, title: string, line: string, beside: string, more: Partial<ShareCard> = {}): ShareCard => {
    const reading = more.minutes && readingTime(more.minutes, content);
    const alt = [title.replace(/[.!?]$/, ''), line, reading, beside].filter(Boolean).join(', ');
    return { route, file: `${folder}/public${shareCardPath(route)}`, title, line, alt, ...more };
  };
  const aboutCard = ({ heading, portrait }: AboutPage) =>
    portrait
      ? card('/about', heading, text.lines.about, text.portrait, { picture: portrait.picture.src })
      : card('/about', heading, text.lines.about, sky);
  return [
    card('/', home.greeting, text.lines.home, sky),
    ...(about ? [aboutCard(about)] : []),
    card('/contact', contact.meta.title, text.lines.contact, sky),
    ...(resumePage
      ? [card('/resume', resumePage.meta.title, text.lines.resume, text.resume, { picture: `${folder}/pages/resume.webp` })]
      : []),
    ...customPages.map(({ slug, page }) => card(`/${slug}`, page.heading, text.lines.page, sky)),
    ...caseStudies.map(({ slug, meta }) =>
      card(`/${slug}`, meta.name, meta.title, text.product, { ...cardPicture(meta), minutes: readingMinutes(content, slug) }),
    ),
    ...(articles.length > 0 ? [card(WRITING, labels.writing.heading, text.lines.page, sky)] : []),
    ...articles.map((one) => {
      const { slug, title, dateText, minutes } = factsOf(content, one);
      const { picture } = one.article;
      return card(articleRoute(slug), title, dateText, picture?.alt ?? sky, {
        minutes,
        file: `${folder}/public${articleCardPath(slug)}`,
        picture: picture && posix.join(folder, 'writing', picture.file),
      });
    }),
  ];
}

const cardPicture = ({ card, pictures: [first] }: CaseStudyMeta) =>
  card ? { picture: card.src } : { picture: first?.hero.src, focus: first?.focus };

/** The alternative texts of the cards that exist as files, by route. What a card of the owner's own shows is unknown: it has the title. */
export function shareCardAlts(content: Content): Record<string, string> {
  const cards = shareCards(content).filter(({ file }) => existsSync(join(content.root, file)));
  return Object.fromEntries(cards.map(({ route, file, title, alt }) => [route, isOwnersFile(content, file) ? title : alt]));
}
