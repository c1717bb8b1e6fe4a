// The addresses of pages and files that the app and the build both know.

/** The list of articles, and their feed. */
export const WRITING = '/writing';
export const FEED = '/feed.xml';

export const articleRoute = (slug: string) => `${WRITING}/${slug}`;
