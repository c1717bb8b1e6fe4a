import { posix } from 'node:path';
import type { ContentName, Prose } from '#schema';
import { plainPath } from '../../schema/aliases.ts';
import { CONTENT } from '../../schema/content.ts';
import { decoded, withoutSlash } from '../../schema/fields.ts';
import type { FileDefinition } from '../../schema/file-definition.ts';
import { FEED, WRITING } from '../../schema/routes.ts';
import { slugOf } from './content-files.ts';
import type { Located } from './problems.ts';
import { tagSlugs } from './tags.ts';
import { valueAt } from './values.ts';

const DEFINITIONS: Record<ContentName, FileDefinition> = CONTENT;

const routes = Object.values(DEFINITIONS).flatMap(({ route }) => route ?? []);

/** What no page of the owner's own may be called. */
export const RESERVED_SLUGS = [...routes.map((route) => route.slice(1)), 'home', '404', 'index', 'images', 'icons', 'assets'];

/** The parts of a content file that its address follows from. */
interface AddressedFile extends Pick<Located, 'file' | 'name' | 'values'> {
  text?: Prose;
}

/** The address of the list of articles, by the file alone: a fault elsewhere in site.yaml breaks no link to an article. */
export function writingAddress(files: AddressedFile[]): string {
  const written = valueAt(files.find(({ name }) => name === 'site')?.values, ['writing', 'address']);
  return typeof written === 'string' ? withoutSlash(written) : WRITING;
}

export const articleRoute = (writing: string, slug: string) => `${writing}/${slug}`;

export const tagRoute = (writing: string, slug: string) => `${writing}/tags/${slug}`;

/** Every address that can be linked to. */
export interface Routes {
  published: Set<string>;
  drafts: Set<string>;
  /** The address of the page of each file. */
  ofFiles: Map<string, string>;
  /** The address of the page at each old address. */
  ofAliases: Map<string, string>;
}

/** The addresses of these files, by their names and what is written in them: a fault in one of them does not break a link to it. */
export function routesOf(files: AddressedFile[], drafts: AddressedFile[]): Routes {
  const writing = writingAddress(files);
  const ofFiles = [...files, ...drafts].flatMap((file) => {
    const route = routeOfFile(file, writing);
    return route === undefined ? [] : [file.file, file.text?.file].flatMap((path) => (path ? [[path, route] as const] : []));
  });
  const ofAliases = files.flatMap((file) =>
    textsAt(file, 'aliases').map((alias) => [plainPath(alias), routeOfFile(file, writing) ?? ''] as const),
  );
  return {
    published: addressesOf(files, writing),
    drafts: addressesOf(drafts, writing),
    ofFiles: new Map(ofFiles),
    ofAliases: new Map(ofAliases),
  };
}

function routeOfFile({ name, file }: AddressedFile, writing: string): string | undefined {
  if (name === 'articles') return articleRoute(writing, slugOf(file));
  return name === 'caseStudies' || name === 'customPages' ? `/${slugOf(file)}` : DEFINITIONS[name].route;
}

/** The texts in a list of the front matter of an article, if there is one. */
const textsAt = ({ name, values }: AddressedFile, field: string): string[] =>
  name === 'articles' ? [valueAt(values, [field])].flat().filter((text) => typeof text === 'string') : [];

function addressesOf(files: AddressedFile[], writing: string): Set<string> {
  const pages = files.flatMap((file) => routeOfFile(file, writing) ?? []);
  const articles = files.filter(({ name }) => name === 'articles');
  const tags = articles.flatMap((file) => textsAt(file, 'tags'));
  const slugOfTag = tagSlugs(tags);
  return new Set([...pages, ...(articles.length > 0 ? [writing, FEED, ...tags.map((tag) => tagRoute(writing, slugOfTag(tag)))] : [])]);
}

/**
 * Where a link in the text of a file leads: a link to another file of the site, as in an editor, to an old address, or with a slash at its
 * end, as other tools write it, becomes the address of the page. Any other link stays as it is.
 */
export function pageAddress({ published, drafts, ofFiles, ofAliases }: Routes, file: string, url: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/i.test(url)) return url;
  const [path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(url)?.slice(1) ?? [];
  const plain = decoded(path);
  const isPage = (route: string | undefined) => route !== undefined && (published.has(route) || drafts.has(route));
  const near = posix.join(posix.dirname(file), plain);
  const inFolder = [near, ...['index.md', 'index.mdx'].map((name) => posix.join(near, name))];
  const page = ofFiles.get(file);
  const named = plain.startsWith('/') ? undefined : inFolder.flatMap((one) => ofFiles.get(one) ?? [])[0];
  if (named !== undefined && named === page && end.startsWith('#')) return end;
  // In a browser, a relative address begins at that of the page; most tools write that one with a slash at its end.
  const relative = plain.startsWith('/') ? plain : page && posix.join(page, plain);
  const route = named ?? (relative && (ofAliases.get(plainPath(relative)) ?? withoutSlash(encodeURI(relative))));
  return isPage(route) ? `${route}${end}` : url;
}

/** Why a page cannot have this address; undefined if it can. */
export function slugProblem(slug: string, taken: string[] = RESERVED_SLUGS): string | undefined {
  if (taken.includes(slug)) return 'this address is taken. Choose another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'cannot be an address. Use lowercase letters, digits and hyphens.';
}

/** The message for a link to a page that the site does not have, or that is a draft or a list of drafts. */
export function missingPageProblem({ drafts }: Routes, address: string, remedy: string): string {
  if (drafts.has(address.replace(/[?#].*/, ''))) return `links to ${address}, which is not published: only "npm run dev" shows drafts.`;
  return `links to ${address}, but there is no such page. ${remedy}`;
}
