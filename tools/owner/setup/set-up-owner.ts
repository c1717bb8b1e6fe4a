import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { normalizePath } from 'vite';
import type { Owner } from '#schema';
import { ContentError, readText } from '../../../engine/content/content-files.ts';
import { CONTENT_FOLDER, SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';
import { EMPTY_PROJECT, EMPTY_PROJECT_FOLDER, TEMPLATE, writeCaseStudy } from '../create-case-study.ts';
import { exampleAddressIn } from '../doctor/example-addresses.ts';
import { type Answers, type Ask, askQuestions, flagsIn, type Given, type Question } from '../questions.ts';
import { COLOUR_QUESTION, copyTheme, currentColour, currentTheme, NO_COLOUR, themeQuestion } from './copy-theme.ts';
import { withGreetingIn } from './greetings.ts';
import { knownProfiles, type OwnerFields, ownerFields, ownerQuestions, profileQuestions, profilesAfter } from './owner-questions.ts';

const OWNER = `${CONTENT_FOLDER}/owner.json`;
const HOME = `${CONTENT_FOLDER}/pages/home.ts`;
/** What a new site without the projects of the sample has from the template instead. */
const FROM_TEMPLATE = /^(case-studies(\/|$)|technologies(\/|\.ts$|$))/;
/** Generated files that show the sample owner. They are not copied: `npm run draw` generates the new owner's. */
const GENERATED = /^(public\/images(\/|$)|pages\/resume\.webp$)/;
const UNFINISHED = `${CONTENT_FOLDER}-unfinished`;

/** What a new site begins with: one empty project, or the projects of the sample. */
const FROM_QUESTION: Question = {
  flag: 'from',
  label: 'Begin with one empty project, or with the projects of the sample (empty or sample)',
  problem: (answer) => (['empty', 'sample'].includes(answer) ? undefined : `"${answer}" is not one of: empty, sample.`),
  derive: () => 'empty',
};

/**
 * Writes content/ for the owner; if it exists and only a theme or a colour is given, only the theme.
 * Returns the report, or undefined if the owner pressed Ctrl-C: nothing is written before the end.
 */
export async function setUpOwner(root: string, args: string[], ask?: Ask): Promise<string | undefined> {
  const isNew = !existsSync(join(root, CONTENT_FOLDER));
  const sample = readOwner(root, `${SAMPLE_FOLDER}/owner.json`);
  const earlier = isNew ? {} : readOwner(root, OWNER);
  const known = isNew ? fieldsFromGit(root) : earlierFields(earlier, sample);
  const profiles = isNew ? { github: gitHubProfile(root) } : knownProfiles(earlier.profiles ?? []);
  const aboutOwner = [...ownerQuestions(known, textFields(sample)), ...profileQuestions(profiles)];
  const aboutTheme = [themeQuestion(root), COLOUR_QUESTION];
  const flags = flagsIn([...aboutOwner, FROM_QUESTION, ...aboutTheme], args);
  const isGiven = ({ flag }: Question) => flags[flag] !== undefined;
  if (!isNew && isGiven(FROM_QUESTION)) throw new ContentError(`${CONTENT_FOLDER}/ exists already. --from is for a new site only.`);
  const isOnlyTheme = !isNew && aboutTheme.some(isGiven) && !aboutOwner.some(isGiven);
  const atStart = [FROM_QUESTION, ...aboutTheme].filter((question) => isNew || isGiven(question));
  const questions = [...(isOnlyTheme ? [] : aboutOwner), ...atStart];
  const given = await askQuestions(questions, args, ask);
  if (!given) return undefined;
  const { theme, colour } = chosenTheme(root, given.answers);
  if (isNew) await writeContent(root, given.answers);
  if (!isOnlyTheme) writeOwner(root, sample, earlier, given);
  const { written, kept } = theme ? copyTheme(root, theme, colour) : { written: [], kept: [] };
  if (isNew)
    return `Written: ${CONTENT_FOLDER}/, for a site in ${given.answers.locale}. To change that, run "npm run setup -- --yes --locale" and a language such as nl or en-GB.`;
  const greeting = translateGreeting(root, earlier.locale, given.answers.locale);
  return report([...(isOnlyTheme ? [] : [OWNER]), ...greeting, ...written], kept);
}

/** The theme and the colour to change to: of the two, the site keeps the one that is not given. */
function chosenTheme(root: string, answers: Answers): { theme: string | undefined; colour: string | undefined } {
  const { theme = answers.colour && currentTheme(root), colour = currentColour(root) } = answers;
  return { theme, colour: colour === NO_COLOUR ? undefined : colour?.toLowerCase() };
}

function report(written: string[], kept: string[]): string {
  const first = written.length > 0 ? `Written: ${written.join(', ')}` : 'Nothing was changed.';
  return [first, ...kept.map((file) => `${file} was kept, because you have changed it.`)].join('\n');
}

/** A new site begins with the profiles of the sample, which get the owner's addresses. */
function writeOwner(root: string, sample: Partial<Owner>, earlier: Partial<Owner>, { answers, fallbacks }: Given): void {
  const { sample: _sampleFlag, ...written } = earlier;
  const ofSample = sample.profiles ?? [];
  const fields = { ...ownerFields(answers), profiles: profilesAfter(answers, earlier.profiles ?? ofSample, ofSample) };
  const owner = {
    $schema: sample.$schema,
    ...(fallbacks.length > 0 && { sample: true }), // Unanswered fields keep the sample's values, and the mark says so.
    ...fields,
    ...(!earlier.name && timeZoneHere()),
    ...written,
    ...fields, // Again, because they are newer than what was written. Their place in the file stays the first.
  };
  writeFileSync(join(root, OWNER), `${JSON.stringify(owner, null, 2)}\n`);
}

/** The time zone of this computer, unless it is a server's: the owner is probably at home. */
function timeZoneHere(): Pick<Owner, 'timeZone'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? { timeZone } : {};
}

function readOwner(root: string, file: string): Partial<Owner> {
  try {
    return JSON.parse(readText(root, file));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`${file}: cannot be read as JSON. Fix it, or replace it with a copy of ${SAMPLE_FOLDER}/owner.json.`);
  }
}

/** The answers of an earlier setup. While the file has the mark `sample`, values that equal the sample's are not answers. */
function earlierFields(owner: Partial<Owner>, sample: Partial<Owner>): OwnerFields {
  if (!owner.sample) return textFields(owner);
  const ofSample = textFields(sample);
  return Object.fromEntries(Object.entries(textFields(owner)).filter(([field, value]) => value !== ofSample[field]));
}

/** The fields that are text. */
function textFields(owner: Partial<Owner>): OwnerFields {
  return Object.fromEntries(Object.entries(owner).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])));
}

/** Writes content/ under another name first, so that an interrupted copy is not taken for the owner's content. */
async function writeContent(root: string, { from: start, role, locale = '' }: Answers): Promise<void> {
  const from = join(root, SAMPLE_FOLDER);
  const withProjects = start === 'sample';
  const isCopied = (file: string) => !GENERATED.test(file) && (withProjects || !FROM_TEMPLATE.test(file));
  rmSync(join(root, UNFINISHED), { recursive: true, force: true });
  cpSync(from, join(root, UNFINISHED), { recursive: true, filter: (path) => isCopied(normalizePath(relative(from, path))) });
  if (!withProjects) {
    await writeCaseStudy(root, `${UNFINISHED}/${EMPTY_PROJECT_FOLDER}`, { name: EMPTY_PROJECT, order: 1 });
    copyFileSync(join(root, TEMPLATE, 'technologies.ts'), join(root, UNFINISHED, 'technologies.ts'));
  }
  editFile(join(root, UNFINISHED, 'resume.json'), (resume) => resume.replace(/(?<="label": )".*"/, () => JSON.stringify(role)));
  editFile(join(root, UNFINISHED, 'pages/home.ts'), (home) => withGreetingIn(locale, home));
  const record = join(root, UNFINISHED, 'generated.json');
  const copied = Object.entries(JSON.parse(readFileSync(record, 'utf8'))).filter(([file]) => isCopied(file));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(copied), null, 2)}\n`);
  renameSync(join(root, UNFINISHED), join(root, CONTENT_FOLDER));
}

/** Greets in the language that the site has now. Returns the file if that changed it. */
function translateGreeting(root: string, from: string | undefined, to = from): string[] {
  const file = join(root, HOME);
  if (!to || to === from || !existsSync(file)) return [];
  return editFile(file, (home) => withGreetingIn(to, home)) ? [HOME] : [];
}

/** Writes the file if the edit changes its text. Returns whether it did. */
function editFile(file: string, edit: (text: string) => string): boolean {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after !== before) writeFileSync(file, after);
  return after !== before;
}

/** The owner's name and e-mail address from git, as suggestions. On some machines git has an address that is only an example. */
function fieldsFromGit(root: string): OwnerFields {
  const email = git(root, 'config', 'user.email');
  return { name: git(root, 'config', 'user.name'), email: email && exampleAddressIn(email) ? undefined : email };
}

/** The GitHub profile of the repository's owner; undefined if the repository is not on GitHub. */
function gitHubProfile(root: string): string | undefined {
  const account = /\bgithub\.com[:/]([^/]+)\//.exec(git(root, 'remote', 'get-url', 'origin') ?? '')?.[1];
  return account && `https://github.com/${account}`;
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // Not set, no repository or no git: nothing to suggest.
  }
}
