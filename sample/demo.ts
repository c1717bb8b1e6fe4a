/** Shown above the footer of every page when the sample content is published on purpose (DEMO=1). */
export const demoNote = 'This is a demo: the person, the projects and the praise are made up.';
