import type { Content } from '../build/content.ts';
import type { ContentFile } from '../build/content-files.ts';
import { problem } from '../build/problem.ts';
import { type Check, look, stop } from './finding.ts';
import { leavesIn } from './leaves.ts';
import { tracesLeft } from './sample-traces.ts';

const EXAMPLE_ADDRESS = /\bexample\.(?:com|org|net)\b/;

/** What still belongs to the sample owner: everything with a mark, and where the mark is gone, every example address and every sentence and picture that came with the template. */
export function samples(content: Content, isDemo = process.env.DEMO === '1'): Check {
  const findings = content.files.flatMap((file) => {
    const marks = marksIn(file.data);
    if (marks.length > 0) return [stop(sentence(file, marks))];
    const traces = tracesLeft(content.root, file);
    if (traces.length > 0) return traces.map(stop);
    const left = leavesIn(file.data).find(([, value]) => EXAMPLE_ADDRESS.test(value));
    return left ? [stop(problem(file, left[0], `still names "${left[1]}". Nobody can be reached there.`))] : [];
  });
  // A demo says on every page that it is one (content/demo.ts).
  const notes = isDemo ? findings.map(({ text }) => look(text)) : findings;
  return { fine: 'nothing of the sample owner is left', findings: notes };
}

type Path = PropertyKey[];

/** What a mark stands for, by the file that it is in. */
const MARKED: [file: RegExp, what: string][] = [
  [/site\.ts$/, 'name, role, place, e-mail, address and profiles are samples'],
  [/testimonials\.ts$/, 'the people and their praise are made up'],
  [/technologies\.ts$/, 'these are the technologies of the sample owner'],
  [/resume\.json$/, 'the resume is a sample'],
  [/about\.mdx$/, 'the portrait and the story are samples'],
  [/figures\.ts$/, 'the address of the repository is a sample'],
  [/case-study\.mdx$/, 'the project, its claims and its links are made up'],
  [/./, 'the words are samples'],
];

/** One sentence a file, however many marks it has. */
function sentence(file: ContentFile, marks: Path[]): string {
  const what = MARKED.find(([name]) => name.test(file.file))?.[1];
  const [first, ...others] = marks.map((path) => file.lineOf(path));
  const lines = others.length > 0 ? `${first} (and ${others.join(', ')})` : first;
  return `${file.file}:${lines}: ${what}. Write your own, then delete the mark "sample".`;
}

/** Where `sample: true` stands. */
function marksIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    return key === 'sample' && value === true ? [here] : marksIn(value, here);
  });
}
