import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/** Tags of HTML that Markdown has no sign for, and that can do no harm. */
const TAGS =
  /^(abbr|b|br|cite|code|dd|del|details|dfn|div|dl|dt|em|i|ins|kbd|li|mark|ol|p|pre|q|rp|rt|ruby|s|samp|section|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|wbr)$/;

/** What is wrong with a tag of HTML among the words: links and pictures would not be looked after, and films would play by themselves. */
export function tagTrouble(name: string, attributes: MdxJsxFlowElement['attributes']): string[] {
  if (!TAGS.test(name)) return [`has <${name}>. Write Markdown for links and pictures, and <Video> for films; other tags are not shown.`];
  const isStyled = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'style');
  return isStyled ? [`has a <${name}> with a style, which the security policy forbids. Delete it.`] : [];
}
