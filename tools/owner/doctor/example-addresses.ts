import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import { proseTree } from '../../../engine/content/parse-prose.ts';
import { siteFiles } from '../../../engine/content/site-folder.ts';
import { readText } from '../../../engine/content/text-file.ts';
import { type FoundText, readableProse, textsInFields } from './found-texts.ts';

/**
 * An address at a domain that is reserved for examples (RFC 2606). "my-example.com" and "example.com.au" are ordinary domains, and
 * ".env.example" is a file name: a name that ends in ".example" counts only in a web or e-mail address.
 */
const EXAMPLE_ADDRESS =
  /(?:[\w:/@.+-]|(?<=\w)'(?=\w))*(?:(?<![\w-])example\.(?:com|org|net)|(?:\/\/|@)[\w.-]+\.example)(?![\w-]|\.[\w-])(?:[/:?#][^\s"'<>()]*)?/gi;

/** What is wrong with such an address. The doctor and setup both say it. */
export const IS_EXAMPLE = 'is at a domain reserved for examples. Write your real address.';

/** The first example address in a text; undefined if there is none. */
export const exampleAddressIn = (text: string): string | undefined => text.match(EXAMPLE_ADDRESS)?.[0];

/** Every example address of the content, with the line on which it is written. */
export function exampleAddresses({ root, folder, files }: CheckedSite): FoundText[] {
  // The text around a demo is in a file of its own, which is code and not content.
  const intros = siteFiles(root, folder).filter((file) => /^case-studies\/[^/]+\/[^/]+\/intro\.ts$/.test(file));
  return [
    ...files.flatMap((file) => textsInFields(file)).flatMap(addressesIn),
    ...readableProse(files).flatMap(inProse),
    ...intros.flatMap((file) => inLines(root, `${folder}/${file}`)),
  ];
}

const addressesIn = ({ text, ...place }: FoundText): FoundText[] =>
  (text.match(EXAMPLE_ADDRESS) ?? []).map((address) => ({ text: address, ...place }));

/** The links and the words of a text. Code may show examples. */
function inProse(prose: Prose): FoundText[] {
  const found: FoundText[] = [];
  visit(proseTree(prose), ['text', 'link'], (node) => {
    const value = 'url' in node ? node.url : 'value' in node ? node.value : '';
    const first = node.position?.start.line ?? 1;
    for (const { 0: text, index } of value.matchAll(EXAMPLE_ADDRESS)) {
      found.push({ text, file: prose.file, line: first + value.slice(0, index).split('\n').length - 1 });
    }
  });
  return found;
}

function inLines(root: string, file: string): FoundText[] {
  const lines = readText(root, file).split('\n');
  return lines.flatMap((text, index) => addressesIn({ text, file, line: index + 1 }));
}
