import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Content, textsIn } from '../../../engine/content/content.ts';
import { type ContentFile, readText } from '../../../engine/content/content-files.ts';
import { siteFiles } from '../../../engine/content/site-folder.ts';
import { mdxTree } from '../../../engine/mdx/parse-mdx.ts';
import { type FoundText, mdxFiles } from './found-texts.ts';

/**
 * An address at a domain that is reserved for examples (RFC 2606). "my-example.com" and "example.com.au" are ordinary domains, and
 * ".env.example" is a file name: a name that ends in ".example" counts only in a web or e-mail address.
 */
const EXAMPLE_ADDRESS =
  /[\w:/@.+-]*(?:(?<![\w-])example\.(?:com|org|net)|(?:\/\/|@)[\w.-]+\.example)(?![\w-]|\.[\w-])(?:[/:?#][^\s"'<>()]*)?/gi;

/** What is wrong with such an address. The doctor and setup both say it. */
export const IS_EXAMPLE = 'is at a domain reserved for examples. Write your real address.';

/** The first example address in a text; undefined if there is none. */
export const exampleAddressIn = (text: string): string | undefined => text.match(EXAMPLE_ADDRESS)?.[0];

/** Every example address of the content, with the line on which it is written. */
export function exampleAddresses(content: Content): FoundText[] {
  const { root, folder } = content;
  // The text around a demo is in a file of its own, which is code and not content.
  const intros = siteFiles(root, folder).filter((file) => /^case-studies\/[^/]+\/[^/]+\/intro\.ts$/.test(file));
  return [
    ...content.files.flatMap((file) => inFields(root, file)),
    ...mdxFiles(content).flatMap((file) => inMdxFile(root, file)),
    ...intros.flatMap((file) => inLines(root, `${folder}/${file}`)),
  ];
}

/** A file may also show an address of owner.json: only where it is written can it be changed. */
function inFields(root: string, { file, data, lineOf }: ContentFile): FoundText[] {
  const source = readText(root, file);
  return textsIn(data).flatMap(([path, value]) =>
    (value.match(EXAMPLE_ADDRESS) ?? []).filter((text) => source.includes(text)).map((text) => ({ text, file, line: lineOf(path) })),
  );
}

/** The links and the text of an MDX file. Code may show examples. */
function inMdxFile(root: string, file: string): FoundText[] {
  const found: FoundText[] = [];
  const tree: Root = mdxTree(readText(root, file));
  visit(tree, ['text', 'link', 'definition'], (node) => {
    const value = 'url' in node ? node.url : 'value' in node ? node.value : '';
    const first = node.position?.start.line ?? 1;
    for (const { 0: text, index } of value.matchAll(EXAMPLE_ADDRESS)) {
      found.push({ text, file, line: first + value.slice(0, index).split('\n').length - 1 });
    }
  });
  return found;
}

function inLines(root: string, file: string): FoundText[] {
  const lines = readText(root, file).split('\n');
  return lines.flatMap((value, index) => (value.match(EXAMPLE_ADDRESS) ?? []).map((text) => ({ text, file, line: index + 1 })));
}
