import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Image, Link, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Content } from '../content/content.ts';
import { readText } from '../content/content-files.ts';
import { importTrouble } from '../content/import-trouble.ts';
import { pictureTrouble } from '../pictures/picture-trouble.ts';
import { readingTrouble } from './mdx-facts.ts';
import { decoded, importedIn } from './mdx-nodes.ts';
import { PARTS } from './parts.ts';
import { anchorsIn } from './remark-anchors.ts';
import { VIDEO_FILES } from './remark-pictures.ts';
import { remarkReferences } from './remark-references.ts';
import { tagTrouble } from './tag-trouble.ts';

/** A page whose words are looked at. */
interface Page {
  root: string;
  file: string;
  /** The parts that may stand among its words. */
  parts: string[];
  /** The pages that its links may lead to. */
  routes: Set<string>;
  /** The places on the page itself. */
  anchors: Set<string>;
  /** The names that it imports. */
  imported: Set<string>;
}

/** Places that pages have beside their own headings. */
const PLACES = ['top', 'main', 'explore-more'];

/** What is wrong in the prose of the MDX files. */
export async function mdxProblems({ root, folder, caseStudies, ownPages, routes }: Content): Promise<string[]> {
  const all = Object.keys(PARTS);
  const anywhere = all.filter((name) => !PARTS[name]?.ofCaseStudy);
  const page = (file: string, parts: string[]) => problemsIn({ root, file: `${folder}/${file}`, parts, routes });
  const found = await Promise.all([
    page('pages/about.mdx', anywhere),
    ...ownPages.map(({ slug }) => page(`pages/${slug}.mdx`, anywhere)),
    ...caseStudies.map(({ slug }) => page(`case-studies/${slug}/body.mdx`, all)),
  ]);
  return found.flat();
}

async function problemsIn({ root, file, ...page }: Omit<Page, 'anchors' | 'imported'>): Promise<string[]> {
  const found: { line: number; trouble: Promise<string[]> }[] = [];
  const look = (tree: Root) => {
    const whole = { root, file, ...page, anchors: new Set([...PLACES, ...anchorsIn(tree).values()]), imported: importedIn(tree) };
    visit(tree, (node) => void found.push({ line: node.position?.start.line ?? 1, trouble: troubleWith(node, whole) }));
  };
  try {
    await compile(readText(root, file), { remarkPlugins: [remarkGfm, remarkReferences, () => look] });
  } catch (error) {
    return [readingTrouble(file, error)];
  }
  const sentences = found.map(async ({ line, trouble }) => (await trouble).map((sentence) => `${file}:${line}: ${sentence}`));
  return (await Promise.all(sentences)).flat();
}

async function troubleWith(node: Nodes, page: Page): Promise<string[]> {
  switch (node.type) {
    case 'link':
      return linkTrouble(node, page);
    case 'heading':
      return node.depth > 1 ? [] : ['has a heading with one #. The page has its heading already: begin a section with ##.'];
    case 'image':
      return fileTrouble(node.url, page);
    case 'mdxjsEsm':
      return (node.data?.estree?.body ?? []).flatMap((statement) => {
        if (statement.type !== 'ImportDeclaration') return [];
        return importTrouble(page.root, page.file, String(statement.source.value)) ?? [];
      });
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isComment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
      return isComment ? [] : [`has {${node.value}}, which nothing fills in. Write \\{ where a brace stands for itself.`];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return partTrouble(node, page);
    default:
      return [];
  }
}

function linkTrouble({ url }: Link, page: Page): string[] {
  const { routes, anchors } = page;
  if (url.startsWith('#') && !anchors.has(decoded(url.slice(1))))
    return [`leads to ${url}, and there is no such heading on this page. There are: ${[...anchors].map((name) => `#${name}`).join(', ')}.`];
  const path = url.replace(/[?#].*/, '');
  if (/^([a-z]+:|#)/i.test(url) || routes.has(path) || isPublished(page, path)) return [];
  return [`leads to ${url}, and there is no such page. Write a path such as "/about", or a whole address.`];
}

/** Whether a path is a file of public/, such as slides. */
function isPublished({ root, file }: Page, path: string): boolean {
  const [folder = ''] = file.split('/');
  return path.startsWith('/') && existsSync(join(root, folder, 'public', decoded(path)));
}

async function fileTrouble(url: Image['url'], { root, file }: Page): Promise<string[]> {
  const path = join(dirname(file), decoded(url));
  if (!existsSync(join(root, path))) return [`has no picture ${url} in its folder. Put one there, or name another file.`];
  const trouble = await pictureTrouble(root, path);
  return trouble ? [`has a picture that ${trouble}`] : [];
}

async function partTrouble({ type, name, attributes }: MdxJsxFlowElement | MdxJsxTextElement, page: Page): Promise<string[]> {
  if (!name) return [];
  if (!/^[A-Z]/.test(name)) return tagTrouble(name, attributes);
  if (type === 'mdxJsxTextElement' && name !== 'Lead' && PARTS[name])
    return [`has <${name}> among the words of a paragraph. Give it a paragraph of its own.`];
  if (!page.parts.includes(name) && !page.imported.has(name))
    return [`there is no part called <${name}> here. There are: ${page.parts.join(', ')}.`];
  const given = new Map(attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value] as const] : [])));
  if (name === 'Video') return videoTrouble(given, page);
  if (name === 'Wide' && given.has('phone')) return phoneCutTrouble(given.get('phone'), page);
  if (name !== 'Figure') return [];
  const piece = given.get('piece');
  if (typeof piece !== 'object' || !piece)
    return ['has a <Figure> without a piece. Import one, and write <Figure piece={nameOfThePiece} />.'];
  return page.imported.has(piece.value) ? [] : [`shows the piece ${piece.value}, which is not imported. Import it at the top of the file.`];
}

/** The cut for small screens is a file with pixels, named in quotes. */
async function phoneCutTrouble(file: unknown, page: Page): Promise<string[]> {
  if (typeof file !== 'string' || file === '') return ['has a <Wide> whose phone names no file. Write <Wide phone="file.webp">.'];
  if (/\.svg$/i.test(file))
    return [`has <Wide phone="${file}">, and a drawing has no cut for phones. Name a .webp, .jpg, .png or .avif file.`];
  return fileTrouble(file, page);
}

/** A film needs a picture before it plays, words for those who cannot hear it, and a name. */
async function videoTrouble(given: Map<string, unknown>, page: Page): Promise<string[]> {
  const missing = [...Object.keys(VIDEO_FILES), 'title'].filter((name) => typeof given.get(name) !== 'string' || given.get(name) === '');
  if (missing.length > 0) return [`has a <Video> without ${missing.join(' and ')}. It needs src, poster, captions and title.`];
  const isThere = (file: string) => existsSync(join(page.root, dirname(page.file), file));
  const [film, captions] = [String(given.get('src')), String(given.get('captions'))];
  return [
    ...[film, captions].filter((file) => !isThere(file)).map((file) => `has no file ${file} in its folder. Put it there.`),
    ...(/\.(webm|mp4)$/i.test(film) ? [] : [`has a <Video> with ${film}. Browsers play files that end in .webm or .mp4.`]),
    ...(/\.vtt$/i.test(captions) ? [] : [`has a <Video> with ${captions}. Captions are a file that ends in .vtt.`]),
    ...(await fileTrouble(String(given.get('poster')), page)),
  ];
}
