import type { Root } from 'hast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import type { Content } from '../../content/content.ts';
import { element } from './elements.ts';
import { forReading } from './for-reading.ts';
import { pageFacts } from './page-facts.ts';

const reader = unified().use(rehypeParse);
const converter = unified().use(rehypeRemark);
const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' });

/** The words of a built page as Markdown: what an assistant reads that is asked about the owner. */
export async function markdownTwin(html: string, { owner, site }: Pick<Content, 'owner' | 'site'>): Promise<string> {
  const { title, description, url, main, pages, notes } = pageFacts(reader.parse(html));
  const { name, role, place, email, locale } = owner;
  const facts = { title, description, url, language: locale, owner: { name, role, place, email } };

  const words: Root = { type: 'root', children: [...notes, main, element('hr', {}, []), pages] };
  forReading(words, site.labels.opensInNewTab);
  words.children.unshift(element('base', { href: url }, [])); // Makes every address absolute.
  const tree = await converter.run(words);
  for (const transform of gfmAutolinkLiteralFromMarkdown().transforms ?? []) transform?.(tree); // An address in the text needs no backslash.
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${writer.stringify(tree)}`;
}
