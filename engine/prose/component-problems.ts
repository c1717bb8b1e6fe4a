import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { asOneLine } from '../../schema/fields.ts';
import { MARKDOWN_COMPONENTS } from '../app-interface.ts';
import { pictureProblem } from '../pictures/picture-problem.ts';
import { PLAIN_TAGS } from './html-tags.ts';
import { fileNamed } from './prose-pictures.ts';
import { VIDEO_FILES } from './rehype-pictures.ts';

/** What a check must know about the MDX file that uses a component. */
export interface MdxFile {
  root: string;
  file: string;
  /** The components that this page may use, by name. */
  components: string[];
  /** The names that the file imports itself. */
  imported: Set<string>;
}

/** What is wrong with a component such as `<Wide>`, or with an HTML tag. */
export async function componentProblems(
  { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  isInSentence: boolean,
  page: MdxFile,
): Promise<string[]> {
  if (!name) return [];
  if (!/^[A-Z]/.test(name)) return tagProblems(name, attributes);
  if (isInSentence && name !== 'Lead' && MARKDOWN_COMPONENTS[name])
    return [`has <${name}> inside a paragraph. Put it in a paragraph of its own.`];
  if (!page.components.includes(name) && !page.imported.has(name))
    return [`there is no component <${name}> here. There are: ${page.components.join(', ')}.`];
  const given = new Map(attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value] as const] : [])));
  if (name === 'Video') return videoProblems(given, page);
  if (name === 'Wide' && given.has('phone')) return phonePictureProblems(given.get('phone'), page);
  if (name !== 'Demo') return [];
  const demo = given.get('demo');
  if (typeof demo !== 'object' || !demo) return ['has a <Demo> without a demo. Import one, and write <Demo demo={nameOfTheDemo} />.'];
  return page.imported.has(demo.value) ? [] : [`shows the demo ${demo.value}, which is not imported. Import it at the top of the file.`];
}

/** Why a page cannot show this file; undefined if it is there. */
export function missingFileProblem(url: string, { root, file }: MdxFile, kind: 'picture' | 'file'): string | undefined {
  if (/^([a-z]+:|\/\/)/i.test(url))
    return `has the ${kind} ${asOneLine(url)} of another website, which the content security policy blocks. Save it beside this text, and write its name.`;
  if (existsSync(join(root, fileNamed(url, file)))) return undefined;
  const where = url.startsWith('/') ? 'public/' : 'its folder';
  return `has no ${kind} ${url} in ${where}. Put one there, or name another file.`;
}

/** What is wrong with a picture file that the page names. */
export async function fileProblems(url: string, page: MdxFile): Promise<string[]> {
  const missing = missingFileProblem(url, page, 'picture');
  if (missing) return [missing];
  const [folder = ''] = page.file.split('/');
  const problem = await pictureProblem(page.root, folder, fileNamed(url, page.file));
  return problem ? [`has a picture that ${problem}`] : [];
}

/** `<Wide phone="…">` names a picture file other than SVG, as text in quotes: the build crops it for small screens. */
async function phonePictureProblems(file: unknown, page: MdxFile): Promise<string[]> {
  if (typeof file !== 'string' || file === '') return ['has a <Wide> whose "phone" is not a file name. Write <Wide phone="file.webp">.'];
  if (/\.svg$/i.test(file)) return [`has <Wide phone="${file}">, but an SVG cannot be used there. Name a .webp, .jpg, .png or .avif file.`];
  return fileProblems(file, page);
}

const VIDEO_NEEDS = 'It needs src, poster, title and captions; write silent instead of captions if it has no sound.';

/** A video needs a picture to show before it plays, a title, and captions for people who cannot hear it, unless it is silent. */
async function videoProblems(given: Map<string, unknown>, page: MdxFile): Promise<string[]> {
  const isSilent = given.has('silent') && !given.has('captions');
  const files = Object.keys(VIDEO_FILES).filter((name) => name !== 'captions' || !isSilent);
  const missing = [...files, 'title'].filter((name) => typeof given.get(name) !== 'string' || given.get(name) === '');
  if (missing.length > 0) return [`has a <Video> without ${missing.join(' and ')}. ${VIDEO_NEEDS}`];
  const isThere = (file: string) => existsSync(join(page.root, dirname(page.file), file));
  const video = String(given.get('src'));
  const captions = isSilent ? [] : [String(given.get('captions'))];
  return [
    ...[video, ...captions].filter((file) => !isThere(file)).map((file) => `has no file ${file} in its folder. Put it there.`),
    ...(/\.(webm|mp4)$/i.test(video) ? [] : [`has a <Video> with ${video}. Use a file that ends in .webm or .mp4.`]),
    ...captions
      .filter((file) => !/\.vtt$/i.test(file))
      .map((file) => `has a <Video> with the captions ${file}. Use a file that ends in .vtt.`),
    ...(await fileProblems(String(given.get('poster')), page)),
  ];
}

/** What is wrong with an HTML tag. <a>, <img> and <video> are refused: the build checks and prepares only what is written in Markdown. */
function tagProblems(name: string, attributes: MdxJsxFlowElement['attributes']): string[] {
  if (!PLAIN_TAGS.includes(name))
    return [`has <${name}>. Write Markdown for links and pictures, and <Video> for videos; other tags are not allowed.`];
  const isStyled = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'style');
  return isStyled ? [`has a <${name}> with a style, which the content security policy blocks. Delete it.`] : [];
}
