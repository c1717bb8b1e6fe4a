import { z } from 'zod';
import { asWritten, list, sample } from './fields.ts';

// The types of fields in a JSON Resume: whatever the official schema accepts is accepted, so that a resume from another tool can be used.

const plain = (hint: string) => z.string({ error: `is not text. ${hint}` }).describe(hint);

/** Text that may be missing, empty or have several lines. */
const optionalText = (hint: string) => plain(hint).optional();

/** A list of strings that may be missing or empty. */
const optionalTexts = (hint: string, one: string) => list(plain(one), hint, 0).optional();

const patterned = (pattern: RegExp, what: string, hint: string) =>
  plain(hint)
    .regex(pattern, { error: ({ input }) => `${asWritten(input)}is not ${what}. ${hint}` })
    .optional();

const DAY = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/;
const DAY_HINT = 'Write a year, or a year and month such as "2024-03".';

/** A year, a month or a day. */
const date = (hint = DAY_HINT) => patterned(DAY, 'a date', hint);

/** The end of a period; missing if it has not ended. */
const endDate = () => date(`${DAY_HINT} Leave it out if it has not ended.`);

/** Any kind of URL, such as mailto: or ftp:, not only web addresses. */
const address = (hint = 'Write the whole address, or delete this line.') => patterned(/^[a-zA-Z][a-zA-Z0-9+.-]*:\S*$/, 'an address', hint);

const mail = (hint: string) => patterned(/^\S+@\S+\.\S+$/, 'an e-mail address', hint);

/** z.looseObject or z.strictObject: decides whether unknown fields are allowed. */
type ObjectMaker = typeof z.looseObject;

/** The JSON Resume schema 1.0.0 (jsonresume.org/schema). Every field may be missing. */
const resumeOf = (object: ObjectMaker) => {
  const entries = <Shape extends z.core.$ZodShape>(hint: string, shape: Shape) => list(object(shape), hint, 0).optional();
  return object({
    $schema: z.string({ error: 'is not text.' }).describe('Lets editors complete and check this file. Leave it as it is.').optional(),
    basics: object({
      name: optionalText('Your name; pages and PDF show the one in owner.yaml.'),
      label: optionalText('Write what you do. The default is the role in owner.yaml.'),
      image: optionalText('The address of a picture of you, for other tools: this site does not show it.'),
      email: mail('Your e-mail address; pages and PDF show the one in owner.yaml.'),
      phone: optionalText('Write your telephone number, or delete this line: it is shown to everybody.'),
      url: address('The address of your site; pages and PDF show the one in owner.yaml.'),
      summary: optionalText('Write two or three sentences about you.'),
      location: object({
        address: optionalText('Write street and number, or delete this line: the JSON Resume file shows it to everybody.'),
        postalCode: optionalText('Write the postal code.'),
        city: optionalText('Write the city.'),
        countryCode: optionalText('Write the two letters of the country, such as "AU".'),
        region: optionalText('Write the state or region.'),
      })
        .describe('Your address, for other tools; pages and PDF show the place in owner.yaml.')
        .optional(),
      profiles: entries('Your profiles, for other tools; pages and PDF show those in owner.yaml.', {
        network: optionalText('Write the name of the network.'),
        username: optionalText('Write your user name there.'),
        url: address(),
      }),
    }).optional(),
    work: entries('Write where you worked.', {
      name: optionalText('Write the name of the employer.'),
      location: optionalText('Write where that is.'),
      description: optionalText('Say what the employer does.'),
      position: optionalText('Write your position there.'),
      url: address(),
      startDate: date(),
      endDate: endDate(),
      summary: optionalText('Say in a sentence what your work was.'),
      highlights: optionalTexts('Write what you did there.', 'Write one thing you did.'),
    }),
    volunteer: entries('Write where you volunteered.', {
      organization: optionalText('Write the name of the organisation.'),
      position: optionalText('Write your role there.'),
      url: address(),
      startDate: date(),
      endDate: endDate(),
      summary: optionalText('Say in a sentence what you did.'),
      highlights: optionalTexts('Write what came of it.', 'Write one thing you did.'),
    }),
    education: entries('Write what you studied.', {
      institution: optionalText('Write where you studied.'),
      url: address(),
      area: optionalText('Write what you studied.'),
      studyType: optionalText('Write the degree.'),
      startDate: date(),
      endDate: endDate(),
      score: optionalText('Write your grade.'),
      courses: optionalTexts('Write the courses worth naming.', 'Write one course.'),
    }),
    awards: entries('Write what you were awarded.', {
      title: optionalText('Write the name of the award.'),
      date: date(),
      awarder: optionalText('Write who gave it.'),
      summary: optionalText('Say what for.'),
    }),
    certificates: entries('Write which certificates you hold.', {
      name: optionalText('Write the name of the certificate.'),
      date: date(),
      url: address(),
      issuer: optionalText('Write who issued it.'),
    }),
    publications: entries('Write what you published.', {
      name: optionalText('Write its title.'),
      publisher: optionalText('Write who published it.'),
      releaseDate: date(),
      url: address(),
      summary: optionalText('Say what it is about.'),
    }),
    skills: entries('Write what you can do.', {
      name: optionalText('Write the name of the skill.'),
      level: optionalText('Write how well.'),
      keywords: optionalTexts('Write the skills of this group.', 'Write one skill.'),
    }),
    languages: entries('Write which languages you speak.', {
      language: optionalText('Write the language.'),
      fluency: optionalText('Write how well.'),
    }),
    interests: entries('Write what you do away from work.', {
      name: optionalText('Name this group of interests.'),
      keywords: optionalTexts('Write what you do away from work.', 'Write one thing you like to do.'),
    }),
    references: entries('Write what others say about you.', {
      name: optionalText('Write who says it.'),
      reference: optionalText('Write what the person said.'),
    }),
    projects: entries('Name your projects.', {
      name: optionalText('Write the name of the project.'),
      description: optionalText('Say in one or two sentences what it is and what you did.'),
      highlights: optionalTexts('Write what came of it.', 'Write one thing about it.'),
      keywords: optionalTexts('Name the tools.', 'Write one tool.'),
      startDate: date(),
      endDate: endDate(),
      url: address(),
      roles: optionalTexts('Write your roles in it.', 'Write one role.'),
      entity: optionalText('Write for whom it was.'),
      type: optionalText('Say what kind of project it is.'),
    }),
    meta: object({
      sample,
      canonical: address('The address of the newest version of this file.'),
      version: optionalText('The version of the JSON Resume schema.'),
      lastModified: optionalText('When this file was changed.'),
    }).optional(),
  });
};

/** The schema that the build uses: fields unknown to JSON Resume are allowed, and kept in the JSON download. */
export const resumeSchema = resumeOf(z.looseObject);

/** The same without unknown fields: the doctor uses it to find fields that the site does not show. */
export const knownResumeSchema: z.ZodType = resumeOf(z.strictObject as unknown as ObjectMaker);
