/** Where the words of a page stand as Markdown, for machines. */
export const markdownPath = (route: string) => (route === '/' ? '/index.md' : `${route}.md`);
