/** The address of a case study: the name of the folder that one of its files lies in. */
export const caseStudySlug = (file: string) => file.split('/').at(-2) ?? '';
