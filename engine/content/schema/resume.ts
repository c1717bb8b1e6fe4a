import { z } from 'zod';
import { list, sample } from './fields.ts';
import { address, date, endDate, mail, text, texts } from './resume-fields.ts';

/** z.looseObject or z.strictObject: decides whether unknown fields are allowed. */
type ObjectMaker = typeof z.looseObject;

/** The JSON Resume schema 1.0.0 (jsonresume.org/schema). Every field may be missing. */
const resumeOf = (object: ObjectMaker) => {
  const entries = <Shape extends z.core.$ZodShape>(hint: string, shape: Shape) => list(object(shape), hint, 0).optional();
  return object({
    $schema: z.string({ error: 'is not text.' }).describe('Lets editors complete and check this file. Leave it as it is.').optional(),
    basics: object({
      name: text('Your name; pages and PDF show the one in owner.json.'),
      label: text('Write what you do. The default is the role in owner.json.'),
      image: text('The address of a picture of you, for other tools: this site does not show it.'),
      email: mail('Your e-mail address; pages and PDF show the one in owner.json.'),
      phone: text('Write your telephone number, or delete this line: it is shown to everybody.'),
      url: address('The address of your site; pages and PDF show the one in owner.json.'),
      summary: text('Write two or three sentences about you.'),
      location: object({
        address: text('Write street and number, or delete this line: the JSON Resume file shows it to everybody.'),
        postalCode: text('Write the postal code.'),
        city: text('Write the city.'),
        countryCode: text('Write the two letters of the country, such as "AU".'),
        region: text('Write the state or region.'),
      })
        .describe('Your address, for other tools; pages and PDF show the place in owner.json.')
        .optional(),
      profiles: entries('Your profiles, for other tools; pages and PDF show those in owner.json.', {
        network: text('Write the name of the network.'),
        username: text('Write your user name there.'),
        url: address(),
      }),
    }).optional(),
    work: entries('Write where you worked.', {
      name: text('Write the name of the employer.'),
      location: text('Write where that is.'),
      description: text('Say what the employer does.'),
      position: text('Write your position there.'),
      url: address(),
      startDate: date(),
      endDate: endDate(),
      summary: text('Say in a sentence what your work was.'),
      highlights: texts('Write what you did there.', 'Write one thing you did.'),
    }),
    volunteer: entries('Write where you volunteered.', {
      organization: text('Write the name of the organisation.'),
      position: text('Write your role there.'),
      url: address(),
      startDate: date(),
      endDate: endDate(),
      summary: text('Say in a sentence what you did.'),
      highlights: texts('Write what came of it.', 'Write one thing you did.'),
    }),
    education: entries('Write what you studied.', {
      institution: text('Write where you studied.'),
      url: address(),
      area: text('Write what you studied.'),
      studyType: text('Write the degree.'),
      startDate: date(),
      endDate: endDate(),
      score: text('Write your grade.'),
      courses: texts('Write the courses worth naming.', 'Write one course.'),
    }),
    awards: entries('Write what you were awarded.', {
      title: text('Write the name of the award.'),
      date: date(),
      awarder: text('Write who gave it.'),
      summary: text('Say what for.'),
    }),
    certificates: entries('Write which certificates you hold.', {
      name: text('Write the name of the certificate.'),
      date: date(),
      url: address(),
      issuer: text('Write who issued it.'),
    }),
    publications: entries('Write what you published.', {
      name: text('Write its title.'),
      publisher: text('Write who published it.'),
      releaseDate: date(),
      url: address(),
      summary: text('Say what it is about.'),
    }),
    skills: entries('Write what you can do.', {
      name: text('Write the name of the skill.'),
      level: text('Write how well.'),
      keywords: texts('Write the skills of this group.', 'Write one skill.'),
    }),
    languages: entries('Write which languages you speak.', {
      language: text('Write the language.'),
      fluency: text('Write how well.'),
    }),
    interests: entries('Write what you do away from work.', {
      name: text('Name this group of interests.'),
      keywords: texts('Write what you do away from work.', 'Write one thing you like to do.'),
    }),
    references: entries('Write what others say about you.', {
      name: text('Write who says it.'),
      reference: text('Write what the person said.'),
    }),
    projects: entries('Name your projects.', {
      name: text('Write the name of the project.'),
      description: text('Say in one or two sentences what it is and what you did.'),
      highlights: texts('Write what came of it.', 'Write one thing about it.'),
      keywords: texts('Name the tools.', 'Write one tool.'),
      startDate: date(),
      endDate: endDate(),
      url: address(),
      roles: texts('Write your roles in it.', 'Write one role.'),
      entity: text('Write for whom it was.'),
      type: text('Say what kind of project it is.'),
    }),
    meta: object({
      sample,
      canonical: address('The address of the newest version of this file.'),
      version: text('The version of the JSON Resume schema.'),
      lastModified: text('When this file was changed.'),
    }).optional(),
  });
};

/** The schema that the build uses: fields unknown to JSON Resume are allowed, and kept in the JSON download. */
export const resumeSchema = resumeOf(z.looseObject);

/** The same without unknown fields: the doctor uses it to find fields that the site does not show. */
export const knownResumeSchema: z.ZodType = resumeOf(z.strictObject as unknown as ObjectMaker);
