import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentName } from '#schema';
import { CONTENT } from '../../schema/content.ts';
import { withoutSlash } from '../../schema/fields.ts';
import type { FileDefinition } from '../../schema/file-definition.ts';
import { FileImport } from '../../schema/file-import.ts';
import { missingPageProblem, RESERVED_SLUGS, slugProblem, writingAddress } from '../content/addresses.ts';
import { slugOf } from '../content/content-files.ts';
import { problem } from '../content/problems.ts';
import type { ContentFile, ReadContent } from '../content/read-content.ts';
import { siteFiles } from '../content/site-folder.ts';
import { readText, splitFrontMatter } from '../content/text-file.ts';
import { textsIn } from '../content/values.ts';
import { fontProblems } from '../fonts/font-problems.ts';
import { hashedFolderProblems } from '../hashed-folders.ts';
import { pictureProblem } from '../pictures/picture-problem.ts';
import { iconProblem } from '../pictures/technology-icons.ts';
import { themeProblems } from '../theme/theme-problems.ts';
import { oldAddressProblems } from './old-addresses.ts';

/** The files of a site. Some may have faults: each check looks at what it needs and at nothing else, so that no fault hides another. */
export interface Site extends Pick<ReadContent, 'files' | 'drafts' | 'routes'> {
  root: string;
  folder: string;
}

/** Problems that no schema can find, such as links to missing pages and fonts that are not installed. */
export async function crossCheckProblems(site: Site): Promise<string[]> {
  const { root, folder, files } = site;
  const theme = files.find(({ name, values }) => name === 'theme' && values);
  return [
    ...(await pictures(site)),
    ...(theme ? themeProblems(root, folder, theme) : []),
    ...icon(site),
    ...slugs(files),
    ...takenWritingAddress(files),
    ...unusedFiles(site),
    ...texts(root, files),
    ...halfResume(site),
    ...hashedFolderProblems(site),
    ...(await iconNames(site)),
    ...links(site),
    ...oldAddressProblems(root, folder, site),
    ...(theme ? await fontProblems(root, folder, theme) : []),
  ];
}

async function pictures({ root, folder, files }: Site): Promise<string[]> {
  const problems = files.flatMap((file) =>
    file.fields.map(async ({ path, value }) => {
      const text = value instanceof FileImport && (await pictureProblem(root, folder, value.file));
      return text ? [problem(file, path, text)] : [];
    }),
  );
  return (await Promise.all(problems)).flat();
}

async function iconNames({ files }: Site): Promise<string[]> {
  const file = files.find(({ name }) => name === 'technologies');
  const problems = textsIn(file?.values).map(async ([path, name]) => {
    const text = path[1] === 'icon' && (await iconProblem(name));
    return text && file ? [problem(file, path, text)] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Files that look like content and that the build would silently ignore: a misspelt name, a wrong folder, a second file for one page. */
function unusedFiles({ root, folder, files, drafts }: Site): string[] {
  const used = new Set([...files, ...drafts].flatMap(({ file, text }) => [file, text?.file]));
  const isElsewhere = (file: string) => /^(public|fonts)\/|^case-studies\/[^/]+\/[^/]+\/|(^|\/)readme\.md$/i.test(file);
  const unused = siteFiles(root, folder).filter(
    (file) =>
      /\.(ya?ml|mdx?|markdown|json|toml)$/i.test(file) && file !== 'generated.json' && !isElsewhere(file) && !used.has(`${folder}/${file}`),
  );
  return unused.map((file) => `${folder}/${file}: is not used. Check its name and its folder; sample/ shows what belongs where.`);
}

/** The texts that are in a file beside their facts, where the facts belong. */
function texts(root: string, files: ContentFile[]): string[] {
  return files.flatMap(({ name, file, text }) => {
    const definition: FileDefinition = CONTENT[name];
    if (!definition.text) return [];
    if (!text) return [`${dirname(file)}/${definition.text}: is missing. Put the file back; sample/ shows what belongs there.`];
    const { frontMatter, isClosed } = splitFrontMatter(readText(root, text.file));
    const remedy = `Write its facts into ${file}; or, if it is a line across the page, leave an empty line below it.`;
    return frontMatter === undefined && isClosed ? [] : [`${text.file}:1: begins with front matter (---). ${remedy}`];
  });
}

/** The page of the resume and the resume itself belong together. */
function halfResume({ folder, files }: Site): string[] {
  const [page, resume] = (['resumePage', 'resume'] as const).map((kind) => files.find(({ name }) => name === kind));
  if (page && !resume) return [`${folder}/resume.json: is missing. Put the file back, or delete ${page.file}.`];
  return resume && !page ? [`${resume.file}: is not used. Delete it, or put ${folder}/pages/resume.yaml back.`] : [];
}

/** No content file names the icon, so no other check finds that it is missing. */
function icon({ root, folder }: Site): string[] {
  return existsSync(join(root, folder, 'icon.svg')) ? [] : [`${folder}/icon.svg: is missing. Make one, or copy it from sample/.`];
}

function links({ files, routes }: Site): string[] {
  return files.flatMap((file) =>
    file.fields.flatMap(({ path, value, isLink }) => {
      if (!isLink || typeof value !== 'string' || !value.startsWith('/') || routes.published.has(withoutSlash(value))) return [];
      return [problem(file, path, missingPageProblem(routes, value, 'Check the spelling, or delete the link.'))];
    }),
  );
}

/** Names of files that cannot be addresses, or are taken. */
function slugs(files: ContentFile[]): string[] {
  const slugsOf = (kind: ContentName) => files.filter(({ name }) => name === kind).map(({ file }) => slugOf(file));
  const reserved = [...RESERVED_SLUGS, ...(slugsOf('articles').length > 0 ? [writingAddress(files).slice(1)] : [])];
  const taken: { [Name in ContentName]?: string[] } = {
    caseStudies: reserved,
    customPages: [...slugsOf('caseStudies'), ...reserved],
    articles: ['index', 'tags'],
  };
  const seen = new Set<string>();
  return files.flatMap(({ name, file }) => {
    const isSecond = seen.size === seen.add(`${name} ${slugOf(file)}`).size;
    const text = isSecond
      ? 'is a second file for the same page. Delete one of the two.'
      : taken[name] && slugProblem(slugOf(file), taken[name]);
    return text ? [`${file}: ${text}`] : [];
  });
}

/** Articles at an address that every site has something else at. */
function takenWritingAddress(files: ContentFile[]): string[] {
  const address = writingAddress(files);
  const site = files.find(({ name }) => name === 'site');
  if (!site || !RESERVED_SLUGS.includes(address.slice(1)) || !files.some(({ name }) => name === 'articles')) return [];
  return [problem(site, ['writing', 'address'], `is ${address}, which is taken. Choose another one, such as "/posts".`)];
}
