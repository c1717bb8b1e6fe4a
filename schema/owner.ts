import { z } from 'zod';
import { addressLike, asWritten, languageTag, link, list, sample, text, webAddress, withoutSlash } from './fields.ts';

/** The icons that a profile can have; a profile without one gets a link icon. */
const PROFILE_ICONS = [
  'github',
  'gitlab',
  'linkedin',
  'mastodon',
  'bluesky',
  'orcid',
  'youtube',
  'stackoverflow',
  'rss',
  'email',
  'website',
] as const;

const PROFILE_ADDRESS = 'Write the whole address, or the path of a page of this site, such as "/contact".';

const profileSchema = z.strictObject({
  name: text('Write the name of the website, such as "GitHub".'),
  label: text('Say where the link leads, for screen readers. The default is the name.').optional(),
  url: link(addressLike(/^(https?:\/\/|mailto:|\/)\S*$/, 'an address', PROFILE_ADDRESS).overwrite(withoutSlash)),
  icon: z
    .enum(PROFILE_ICONS, { error: `must be one of: ${PROFILE_ICONS.join(', ')}. Leave it out for a link symbol.` })
    .describe('Choose its icon. The default is a link symbol.')
    .optional(),
});

/** Whether browsers know this time zone. */
function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

const EMAIL = 'Write the address people should write to.';
const LATITUDE =
  'Write how far north you are, in degrees; south of the equator with a minus sign, such as -27.5. The night sky follows it.';
const TIME_ZONE =
  'Write the time zone you work in, such as "Australia/Brisbane". The home page and the contact section show the time there.';

/** Who the site belongs to, and where it lives. `npm run setup` asks for it. */
export const ownerSchema = z.strictObject({
  sample,
  name: text('Write your name as visitors should read it.', { max: 40 }),
  firstName: text('Write the name you are called by.', { max: 20 }),
  role: text('Write what you do, such as "Software developer".'),
  place: text('Write the city you work from, with its state or country after commas.'),
  latitude: z
    .number({ error: `is not a number. ${LATITUDE}` })
    .min(-90, { error: `is less than -90. ${LATITUDE}` })
    .max(90, { error: `is more than 90. ${LATITUDE}` })
    .describe(LATITUDE)
    .optional(),
  timeZone: z
    .string({ error: `is not text. ${TIME_ZONE}` })
    .refine(isTimeZone, { error: ({ input }) => `${asWritten(input)}is not a time zone. ${TIME_ZONE}` })
    .describe(TIME_ZONE)
    .optional(),
  email: z
    .email({
      error: ({ input }) => (input === undefined ? `is missing. ${EMAIL}` : `${asWritten(input)}is not an e-mail address. ${EMAIL}`),
    })
    .describe(EMAIL),
  url: webAddress('Write the address the site is published at, such as "https://your-name.dev".').refine((url) => !url.endsWith('/'), {
    error: 'must not end with a slash. Delete the last character.',
  }),
  locale: languageTag('Write the language of the site, with the country if it matters, such as "en-AU" or "sv".'),
  profiles: list(profileSchema, 'These are the round links in the sky, in order; an empty list is fine.', 0),
});
