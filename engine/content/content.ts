import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PictureSource } from '#schema';
import { type AllLabels, labels, type MarkdownLabels, markdownLabels } from '../../schema/default-labels.ts';
import { withDefaults } from '../../schema/labels.ts';
import { articleRoute, FEED, WRITING } from '../../src/lib/articles.ts';
import type { ContentFile } from './content-files.ts';
import { type ContentOf, FILE_DEFINITIONS, type OptionalName, type SingleName } from './file-definitions.ts';

/** The pages that have a screen of their own. An owner may delete some of them. */
const BUILT_IN_PAGES = ['home', 'about', 'contact', 'resume'];

export const RESERVED_SLUGS = [...BUILT_IN_PAGES, '', '404', 'index', 'images', 'icons', 'assets'];

/** The data of each file of which a site has one, by the names in file-definitions.ts; undefined for a file that the owner left out. */
type Data = { [Name in Exclude<SingleName, 'labels'>]: ContentOf<Name> | (Name extends OptionalName ? undefined : never) } & {
  /** Those of labels.ts, and the defaults of all others. */
  labels: AllLabels;
  /** Those of site.ts, and the defaults of all others. */
  markdownLabels: MarkdownLabels;
};

/** The content of a site: `content.owner`, `content.site` and so on, and what follows from several files. */
export type Content = Data & ReturnType<typeof derivedFrom>;

/** The content of a site with a resume. */
export type ContentWithResume = Content & { [Name in 'resume' | 'resumePage']: ContentOf<Name> };

export const hasResume = (content: Content): content is ContentWithResume => Boolean(content.resume && content.resumePage);

export function createContent(root: string, folder: string, files: ContentFile[]): Content {
  const single = FILE_DEFINITIONS.filter(({ file }) => !file.includes('*'));
  const data = single.map(({ name }) => [name, files.find(({ definition }) => definition.name === name)?.data]);
  const read = Object.fromEntries(data);
  const merged = { labels: withDefaults(labels, read.labels), markdownLabels: withDefaults(markdownLabels, read.site?.markdown) };
  return Object.assign(derivedFrom(root, folder, files), { ...read, ...merged } as Data);
}

function derivedFrom(root: string, folder: string, files: ContentFile[]) {
  /** A file by its path in the folder of the site. */
  const file = (path: string) => files.find(({ file }) => file === `${folder}/${path}`) as ContentFile;
  const filesOf = (name: string) => files.filter(({ definition }) => definition.name === name);
  /** One for each folder in case-studies/: the name of the folder is the address of the page. */
  const caseStudies = filesOf('meta').map((file) => {
    return { slug: basename(dirname(file.file)), file, meta: file.data as ContentOf<'meta'> };
  });
  /** Pages that the owner added: the name of each file in pages/ is the address of its page. */
  const customPages = filesOf('page').map((file) => {
    return { slug: basename(file.file, '.mdx'), file, page: file.data as ContentOf<'page'> };
  });
  /** The articles, with the newest first. The name of each file in writing/ is the end of its address. */
  const articles = filesOf('article')
    .map((file) => ({ slug: basename(file.file, '.mdx'), file, article: file.data as ContentOf<'article'> }))
    .sort((one, other) => dateOf(other.file).localeCompare(dateOf(one.file)));
  const builtInPages = BUILT_IN_PAGES.filter((name) => file(`pages/${name}.ts`));
  const writing = articles.length > 0 ? [WRITING, FEED, ...articles.map(({ slug }) => articleRoute(slug))] : [];
  const slugs = [...builtInPages, ...[...caseStudies, ...customPages].map(({ slug }) => slug)];

  return {
    root,
    /** The folder of the site in the project: "content" or "sample". */
    folder,
    files,
    file,
    /** The names of the pages with a screen of their own that this site has. */
    builtInPages,
    caseStudies,
    customPages,
    articles,
    /** Every address of the site that can be linked to. */
    routes: new Set([...slugs.map((slug) => (slug === 'home' ? '/' : `/${slug}`)), ...writing]),
    /** Every page with its metadata, the file that holds it, and the path of the metadata in that file. */
    get pages() {
      const page = (file: ContentFile) => ({
        file,
        path: ['meta'],
        titlePath: ['meta', 'title'],
        ...(file.data as ContentOf<'home'>).meta,
      });
      return [
        ...builtInPages.map((name) => page(file(`pages/${name}.ts`))),
        ...customPages.map(({ file }) => page(file)),
        ...caseStudies.map(({ file, meta: { name: title, description } }) => {
          return { file, path: [], titlePath: ['name'], title, description };
        }),
        ...articles.map(({ file, article: { title, description } }) => ({ file, path: [], titlePath: ['title'], title, description })),
      ];
    },
  };
}

/** The date of an article, which may still be missing. */
const dateOf = ({ data }: ContentFile) => String((data as Partial<ContentOf<'article'>> | null)?.date);

/** The owner's profiles on other websites; links to pages of this site and to e-mail addresses are left out. */
export const webProfiles = ({ profiles }: Pick<ContentOf<'owner'>, 'profiles'>) => profiles.filter(({ url }) => /^https?:/.test(url));

/** Why a page cannot have this address; undefined if it can. */
export function slugProblem(slug: string, taken: string[] = RESERVED_SLUGS): string | undefined {
  if (taken.includes(slug)) return 'this address is taken. Choose another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'cannot be an address. Use lowercase letters, digits and hyphens.';
}

/** The message for a link to a page that the site does not have, or that is a draft or a list of drafts. */
export function missingPageProblem({ root, folder }: Pick<Content, 'root' | 'folder'>, to: string, remedy: string): string {
  const isDraft = to.startsWith(WRITING) && [to, `${to}.mdx`].some((file) => existsSync(join(root, folder, file)));
  if (isDraft) return `links to ${to}, which is not published: only "npm run dev" shows drafts.`;
  return `links to ${to}, but there is no such page. ${remedy}`;
}

type Path = PropertyKey[];

/** Every value in the data of a content file, with its path. A picture is one value: its fields come from the build. */
export function valuesIn(data: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof data !== 'object' || data === null || isPicture(data)) return [{ path, value: data }];
  return Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}

/** Only pictures have this field. */
const isPicture = (data: object): data is PictureSource => 'dimensions' in data;

/** Every text in the data of a content file, with its path. */
export function textsIn(data: unknown): [path: Path, text: string][] {
  return valuesIn(data).flatMap(({ path, value }) => (typeof value === 'string' ? [[path, value]] : []));
}

/** Every picture in the data of a content file, with its path. */
export function picturesIn(data: unknown): [path: Path, picture: PictureSource][] {
  return valuesIn(data).flatMap(({ path, value }) => (typeof value === 'object' && value && isPicture(value) ? [[path, value]] : []));
}
