/** What to do when a page no longer reads as its stored text says. */
export const ACCEPT = 'Read the change as a person would meet it. If it is right: npm test browser -- --update-snapshots';

/** The name of the file with the stored text of a page. */
export const fileFor = (route: string) => `${route.slice(1) || 'home'}.txt`;
