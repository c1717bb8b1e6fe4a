import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import type { Owner } from '#schema';
import { parseYaml } from '../../../engine/content/parse-yaml.ts';
import { CONTENT_FOLDER, SAMPLE_FOLDER, withSlashes } from '../../../engine/content/site-folder.ts';
import { readText } from '../../../engine/content/text-file.ts';
import { ownerSchema } from '../../../schema/owner.ts';
import { EMPTY_PROJECT, EMPTY_PROJECT_FOLDER, TEMPLATE, writeCaseStudy } from '../create-case-study.ts';
import { exampleAddressIn } from '../doctor/example-addresses.ts';
import { type Answers, type Ask, askQuestions, CommandError, flagsIn, type Given, type Question } from '../questions.ts';
import { COLOUR_QUESTION, copyTheme, currentColour, currentTheme, NO_COLOUR, themeQuestion } from './copy-theme.ts';
import { greetIn } from './greetings.ts';
import { knownProfiles, type OwnerFields, ownerFields, ownerQuestions, profileQuestions, profilesAfter } from './owner-questions.ts';

const OWNER = `${CONTENT_FOLDER}/owner.yaml`;
const HOME = `${CONTENT_FOLDER}/pages/home.yaml`;
/** What a new site without the projects of the sample has from the template instead. */
const FROM_TEMPLATE = /^(case-studies(\/|$)|technologies(\/|\.yaml$|$))/;
/** Generated files that show the sample owner, and their record. They are not copied: `npm run draw` generates the new owner's. */
const GENERATED = /^(generated\.json$|public\/images(\/|$)|pages\/resume\.webp$)/;
const UNFINISHED = `${CONTENT_FOLDER}-unfinished`;

/** What a new site begins with: one empty project, or the projects of the sample. */
const FROM_QUESTION: Question = {
  flag: 'from',
  label: 'Begin with one empty project, or with the projects of the sample (empty or sample)',
  problem: (answer) => (['empty', 'sample'].includes(answer) ? undefined : `"${answer}" is not one of: empty, sample.`),
  derive: () => 'empty',
};

/** What an owner.yaml says, which may not be finished. */
type KnownOwner = { [Field in keyof Owner]?: Owner[Field] | undefined };

/**
 * Writes content/ for the owner; if it exists and only a theme or a colour is given, only the theme.
 * Returns the report, or undefined if the owner pressed Ctrl-C: nothing is written before the end.
 */
export async function setUpOwner(root: string, args: string[], ask?: Ask): Promise<string | undefined> {
  const isNew = !existsSync(join(root, CONTENT_FOLDER));
  const sample = readOwner(root, `${SAMPLE_FOLDER}/owner.yaml`);
  const earlier = isNew ? {} : readOwner(root, OWNER);
  const known = isNew ? fieldsFromGit(root) : earlierFields(earlier, sample);
  const profiles = isNew ? { github: gitHubProfile(root) } : knownProfiles(earlier.profiles ?? []);
  const aboutOwner = [...ownerQuestions(known, textFields(sample)), ...profileQuestions(profiles)];
  const aboutTheme = [themeQuestion(root), COLOUR_QUESTION];
  const flags = flagsIn([...aboutOwner, FROM_QUESTION, ...aboutTheme], args);
  const isGiven = ({ flag }: Question) => flags[flag] !== undefined;
  if (!isNew && isGiven(FROM_QUESTION)) throw new CommandError(`${CONTENT_FOLDER}/ exists already. --from is for a new site only.`);
  const isOnlyTheme = !isNew && aboutTheme.some(isGiven) && !aboutOwner.some(isGiven);
  const atStart = [FROM_QUESTION, ...aboutTheme].filter((question) => isNew || isGiven(question));
  const questions = [...(isOnlyTheme ? [] : aboutOwner), ...atStart];
  const given = await askQuestions(questions, args, ask);
  if (!given) return undefined;
  const { theme, colour } = chosenTheme(root, given.answers);
  if (isNew) await writeContent(root, given.answers);
  if (!isOnlyTheme) writeOwner(root, isNew, sample, earlier, given);
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

/** A new site begins with the profiles of the sample, which get the owner's addresses. Everything else in an earlier file stays. */
function writeOwner(root: string, isNew: boolean, sample: KnownOwner, earlier: KnownOwner, { answers, fallbacks }: Given): void {
  const ofSample = sample.profiles ?? [];
  const fields = { ...ownerFields(answers), profiles: profilesAfter(answers, earlier.profiles ?? ofSample, ofSample) };
  editYaml(join(root, OWNER), (owner) => {
    const written: KnownOwner = owner.toJS();
    if (isNew) for (const field of Object.keys(written)) owner.delete(field); // The comment of the sample stays.
    owner.delete('sample');
    if (fallbacks.length > 0) owner.set('sample', true); // Unanswered fields keep the sample's values, and the mark says so.
    const isSame = (field: string, value: unknown) => !isNew && JSON.stringify(Reflect.get(written, field)) === JSON.stringify(value);
    const answered = Object.entries({ ...fields, ...(isNew && timeZoneHere()) });
    for (const [field, value] of answered) if (!isSame(field, value)) owner.set(field, value);
  });
}

/** The time zone of this computer, unless it is a server's: the owner is probably at home. */
function timeZoneHere(): Pick<Owner, 'timeZone'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? { timeZone } : {};
}

/** The facts about an owner. Some may be missing, but none can be wrong: setup would overwrite them. */
function readOwner(root: string, file: string): KnownOwner {
  const remedy = `Fix it, or replace it with a copy of ${SAMPLE_FOLDER}/owner.yaml.`;
  if (!existsSync(join(root, file))) throw new CommandError(`${file}: is missing. Put it back, or copy ${SAMPLE_FOLDER}/owner.yaml.`);
  const { values, faults, lineOf } = parseYaml(readText(root, file));
  if (faults[0]) throw new CommandError(`${file}:${faults[0].line}: ${faults[0].text}`);
  const { data, error } = ownerSchema.partial().safeParse(values);
  if (!data) throw new CommandError(`${file}:${lineOf(error.issues[0]?.path ?? [])}: cannot be used as it is. ${remedy}`);
  return data;
}

/** The answers of an earlier setup. While the file has the mark `sample`, values that equal the sample's are not answers. */
function earlierFields(owner: KnownOwner, sample: KnownOwner): OwnerFields {
  if (!owner.sample) return textFields(owner);
  const ofSample = textFields(sample);
  return Object.fromEntries(Object.entries(textFields(owner)).filter(([field, value]) => value !== ofSample[field]));
}

/** The fields that are text. */
function textFields(owner: KnownOwner): OwnerFields {
  return Object.fromEntries(Object.entries(owner).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])));
}

/** Writes content/ under another name first, so that an interrupted copy is not taken for the owner's content. */
async function writeContent(root: string, { from: start, role, locale = '' }: Answers): Promise<void> {
  const from = join(root, SAMPLE_FOLDER);
  const withProjects = start === 'sample';
  const isCopied = (file: string) => !GENERATED.test(file) && (withProjects || !FROM_TEMPLATE.test(file));
  rmSync(join(root, UNFINISHED), { recursive: true, force: true });
  cpSync(from, join(root, UNFINISHED), { recursive: true, filter: (path) => isCopied(withSlashes(relative(from, path))) });
  if (!withProjects) {
    await writeCaseStudy(root, `${UNFINISHED}/${EMPTY_PROJECT_FOLDER}`, { name: EMPTY_PROJECT, order: 1 });
    copyFileSync(join(root, TEMPLATE, 'technologies.yaml'), join(root, UNFINISHED, 'technologies.yaml'));
  }
  editFile(join(root, UNFINISHED, 'resume.json'), (resume) => resume.replace(/(?<="label": )".*"/, () => JSON.stringify(role)));
  editYaml(join(root, UNFINISHED, 'pages/home.yaml'), (home) => greetIn(locale, home));
  renameSync(join(root, UNFINISHED), join(root, CONTENT_FOLDER));
}

/** Greets in the language that the site has now. Returns the file if that changed it. */
function translateGreeting(root: string, from: string | undefined, to = from): string[] {
  const file = join(root, HOME);
  if (!to || to === from || !existsSync(file)) return [];
  return editYaml(file, (home) => greetIn(to, home)) ? [HOME] : [];
}

/** Edits a YAML file, whose comments stay. Returns whether it is different now. */
const editYaml = (file: string, edit: (document: Document) => void) =>
  editFile(file, (text) => {
    const document = parseDocument(text);
    edit(document);
    return document.toString({ lineWidth: 0, flowCollectionPadding: false });
  });

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
