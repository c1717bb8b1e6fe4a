import { relative, resolve } from 'node:path';
import type { ContentName, Entry, Owner, ParsedContent, Prose } from '#schema';
import type { Routes } from './addresses.ts';
import type { ContentFile, ReadContent } from './read-content.ts';
import { withSlashes } from './site-folder.ts';
import { newestFirst } from './tags.ts';

/** The content of a site: `content.owner`, `content.site` and so on, and where it is from. */
export interface Content extends ParsedContent {
  root: string;
  /** The folder of the site in the project: "content" or "sample". */
  folder: string;
  files: ContentFile[];
  routes: Routes;
  /** The one file of this kind. */
  fileOf(name: ContentName): ContentFile;
  /** The file with the facts about a text. */
  fileWith(entry: Pick<Entry, 'text'>): ContentFile;
  /** The text in a file of this path, in the project or on the disk. */
  proseIn(path: string): Prose;
}

/** The content of a site with a resume. */
export type ContentWithResume = Content & { [Name in 'resume' | 'resumePage']: NonNullable<Content[Name]> };

export const hasResume = (content: Content): content is ContentWithResume => Boolean(content.resume && content.resumePage);

/** Puts the content in order: case studies as they say themselves, articles with the newest first. */
export function createContent(
  root: string,
  folder: string,
  { files, routes }: Pick<ReadContent, 'files' | 'routes'>,
  parsed: ParsedContent,
): Content {
  const byName = new Map(files.map((file) => [file.name, file]));
  const byText = new Map(files.map((file) => [file.text?.file, file]));
  const found = <Value>(value: Value | undefined): Value => {
    if (!value) throw new Error('There is no such content file.');
    return value;
  };
  return {
    ...parsed,
    caseStudies: parsed.caseStudies.toSorted((one, other) => one.data.order - other.data.order),
    articles: parsed.articles.toSorted(newestFirst),
    root,
    folder,
    files,
    routes,
    fileOf: (name) => found(byName.get(name)),
    fileWith: ({ text }) => found(byText.get(text.file)),
    proseIn: (path) => found(byText.get(withSlashes(relative(root, resolve(root, path))))?.text),
  };
}

/** The owner's profiles on other websites; links to pages of this site and to e-mail addresses are left out. */
export const webProfiles = ({ profiles }: Pick<Owner, 'profiles'>) => profiles.filter(({ url }) => /^https?:/.test(url));
