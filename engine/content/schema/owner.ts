import { z } from 'zod';
import { asWritten, sample, webAddress, words } from './fields.ts';

/** What `npm run setup` asks for. */
export const ownerSchema = z.strictObject({
  $schema: z.string().describe('Lets editors complete and check this file. Leave it as it is.').optional(),
  sample,
  name: words('Write your name as you want it to be read.', { max: 40 }),
  firstName: words('Write the name you are called by.', { max: 20 }),
  role: words('Write what you do, such as "Software developer".'),
  place: words('Write the city and state you work from.'),
  coordinates: words('Write the place shown at the foot of the sky.'),
  email: z
    .email({
      error: ({ input }) =>
        input === undefined ? 'is missing. Write the address people should write to.' : `${asWritten(input)}is not an e-mail address.`,
    })
    .describe('Write the address people should write to.'),
  url: webAddress('Write the address the site is published at, such as "https://skye.example.com".').refine((url) => !url.endsWith('/'), {
    error: 'must not end with a slash. Delete the last character.',
  }),
  github: webAddress('Write the address of your GitHub profile.'),
  linkedin: webAddress('Write the address of your LinkedIn profile.'),
});
