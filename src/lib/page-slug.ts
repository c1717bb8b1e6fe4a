/** The address of a page by one of its files: `case-studies/wehike/body.mdx` is wehike, and `pages/talks.mdx` is talks. */
export function pageSlug(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return folder === 'pages' ? name.replace('.mdx', '') : folder;
}
