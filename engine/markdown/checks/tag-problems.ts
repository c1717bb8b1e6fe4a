import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/** HTML tags that are allowed in MDX, because they do no harm. */
const TAGS =
  /^(abbr|b|br|cite|code|dd|del|details|dfn|div|dl|dt|em|i|ins|kbd|li|mark|ol|p|pre|q|rp|rt|ruby|s|samp|section|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|wbr)$/;

/** What is wrong with an HTML tag. <a>, <img> and <video> are refused: the build checks and prepares only what is written in Markdown. */
export function tagProblems(name: string, attributes: MdxJsxFlowElement['attributes']): string[] {
  if (!TAGS.test(name))
    return [`has <${name}>. Write Markdown for links and pictures, and <Video> for videos; other tags are not allowed.`];
  const isStyled = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'style');
  return isStyled ? [`has a <${name}> with a style, which the security policy blocks. Delete it.`] : [];
}
