/** The slug of a page, from the path of its file: "wehike" for `case-studies/wehike/body.mdx`, "talks" for `pages/talks.mdx`. */
export function pageSlug(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return folder === 'pages' ? name.replace('.mdx', '') : folder;
}
