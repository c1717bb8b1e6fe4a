/** Stands at the foot of every page when the site is published with its samples (DEMO=1). */
export const demoNote = 'This is a demo: the person, the projects and the praise are made up.';
