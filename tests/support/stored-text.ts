/** What to do when a page no longer reads as its stored text says. */
export const ACCEPT = 'Read the change as a person would meet it. If it is right: npm run test:browser -- --update-snapshots';

/** The stored text of a page. */
export const fileFor = (route: string) => `${route.slice(1) || 'home'}.txt`;
