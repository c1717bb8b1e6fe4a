import { z } from 'zod';
import { asWritten, list, sample, words } from './fields.ts';

const resumeDate = z
  .string({ error: 'is missing. Write a year, or a year and month such as "2024-03".' })
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    error: ({ input }) => `${asWritten(input)}is not a date. Write a year, or a year and month such as "2024-03".`,
  })
  .describe('Write a year, or a year and month such as "2024-03".');

/**
 * The parts of the JSON Resume schema (jsonresume.org/schema) that the site shows; others would be left out without a word,
 * so they are refused. Name, address and profiles come from owner.json.
 */
export const resumeSchema = z.strictObject({
  $schema: z.string().describe('Lets editors complete and check this file. Leave it as it is.').optional(),
  meta: z.strictObject({ sample }).optional(),
  basics: z.strictObject({
    label: words('Write what you do.'),
    summary: words('Write two or three sentences about you.'),
  }),
  work: list(
    z.strictObject({
      name: words('Write the name of the employer.'),
      position: words('Write your position there.'),
      startDate: resumeDate,
      endDate: resumeDate.describe('The same; leave it out for what goes on.').optional(),
      highlights: list(words('Write one thing you did.'), 'Write what you did there.'),
    }),
    'Write where you worked.',
  ),
  skills: list(
    z.strictObject({
      name: words('Write the name of the skill.'),
      keywords: list(words('Write one skill.'), 'Write the skills of this group.'),
    }),
    'Write what you can do.',
  ),
  education: list(
    z.strictObject({
      institution: words('Write where you studied.'),
      area: words('Write what you studied.'),
      studyType: words('Write the degree.'),
      endDate: resumeDate,
    }),
    'Write what you studied.',
  ),
  projects: list(
    z.strictObject({
      name: words('Write the name of the project.'),
      description: words('Say in one or two sentences what it is and what you did.'),
      keywords: list(words('Write one tool.'), 'Name the tools, or delete this line.').optional(),
    }),
    'Name your projects, or delete this part.',
  ).optional(),
  interests: list(
    z.strictObject({
      name: words('Name this group of interests, or delete this line.').optional(),
      keywords: list(words('Write one thing you like to do.'), 'Write what you do away from work.'),
    }),
    'Write what you do away from work, or delete this part.',
  ).optional(),
});
