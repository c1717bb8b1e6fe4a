// The addresses that the app and the build both know.

/** The list of articles, unless site.yaml says otherwise. */
export const WRITING = '/writing';

/** The feed of the articles. */
export const FEED = '/feed.xml';
