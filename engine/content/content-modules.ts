import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AboutPage, PictureKind } from '#schema';
import { defaultCarousel } from '../../schema/carousel.ts';
import { articleRoute } from '../../src/lib/articles.ts';
import { shareCardAlts } from '../documents/share-cards.ts';
import { croppedPicture, isSvg } from '../pictures/cropped-pictures.ts';
import { formatResume } from '../resume/format-resume.ts';
import { resumeFileSizes } from '../resume/resume-downloads.ts';
import { siteThemeOf } from '../theme/colours.ts';
import { writeLogo } from '../theme/icon.ts';
import { articlesByYear, writingMeta } from './articles.ts';
import { type Content, hasResume } from './content.ts';
import { digitsOf, projectsLinkText } from './numbers.ts';
import { profileIcons } from './profile-icons.ts';
import { writeTechnologyIcons } from './technology-icons.ts';

const PREFIX = 'virtual:content/';

/**
 * The modules from which the app gets all content: they import the files that exist, and hold what the build has worked out from them.
 * src/app/content-modules.d.ts has their types. There are several, because a bundler keeps a module whole: home must not load the resume.
 */
export async function contentModules(content: Content, siteUrl: string): Promise<Plugin> {
  const modules = await sourceCode(content, siteUrl);
  return {
    name: 'content-modules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? modules[id.slice(PREFIX.length + 1)] : undefined),
  };
}

async function sourceCode(content: Content, siteUrl: string): Promise<Record<string, string>> {
  const { labels, markdownLabels } = content;
  // Those of articles are with their texts: every page loads these.
  const pageAlts = Object.entries(shareCardAlts(content)).filter(([route]) => !route.startsWith(articleRoute('')));
  return {
    site: lines(
      `export { default as owner } from '#content/owner.json';`,
      `export { default as logo } from ${JSON.stringify(writeLogo(content))};`,
      exportFrom('site.ts', 'site'),
      exportFrom('pages/not-found.ts', 'notFound, errorPage'),
      exportValues({
        siteUrl,
        siteTheme: siteThemeOf(content.theme),
        shareCardAlts: Object.fromEntries(pageAlts),
        labels: labels.page,
        captionsLabel: markdownLabels.captions,
      }),
    ),
    home: lines(
      exportFrom('pages/home.ts', 'home'),
      content.technologies ? exportTechnologies(content) : exportValues({ technologies: [] }),
      content.testimonials ? exportFrom('testimonials.ts', 'testimonials') : exportValues({ testimonials: [] }),
      exportValues({
        labels: labels.home,
        projectsLinkText: projectsLinkText(content),
        carouselLabels: labels.carousel,
        carouselSettings: { ...defaultCarousel, ...content.site.carousel },
        profileIcons: profileIcons(content.owner),
      }),
    ),
    about: content.about
      ? lines(exportFrom('pages/about.ts', 'about'), `export { default as Body } from '#content/pages/about.mdx';`)
      : exportValues({ about: undefined, Body: undefined }),
    thanks: exportValues({ thanks: content.about && lastWordsOf(content.about) }),
    contact: lines(exportFrom('pages/contact.ts', 'contact'), exportValues({ labels: labels.contact })),
    resume: hasResume(content)
      ? lines(
          exportFrom('pages/resume.ts', 'resumePage'),
          exportResumePicture(content),
          exportValues({ resume: formatResume(content), fileSizes: resumeFileSizes(content), labels: labels.resume }),
        )
      : exportValues({ resumePage: undefined, picture: undefined, resume: undefined, fileSizes: {}, labels: labels.resume }),
    'case-studies': lines(
      ...(await Promise.all(content.caseStudies.map((caseStudy, index) => defineCaseStudy(content, caseStudy, index)))),
      `const all = [${content.caseStudies.map((_, index) => `caseStudy${index}`).join(', ')}];`,
      'export const caseStudies = all.sort((one, other) => one.order - other.order);',
      exportValues({ labels: labels.caseStudy, digits: digitsOf(content.owner.locale) }),
    ),
    writing: exportValues({ years: articlesByYear(content), meta: writingMeta(content), labels: labels.writing }),
    articles: lines(
      exportLoaders('articleTexts', content.articles, (slug) => `writing/${slug}.mdx`),
      exportValues({ labels: labels.writing }),
    ),
    pages: lines(
      exportValues({ builtInPages: content.builtInPages }),
      exportLoaders('caseStudyTexts', content.caseStudies, (slug) => `case-studies/${slug}/body.mdx`),
      exportLoaders('customPages', content.customPages, (slug) => `pages/${slug}.mdx`),
    ),
  };
}

/** Only these: case studies show them too, and must not load the portrait and the rest of the About page. */
const lastWordsOf = ({ thanks, thanksButton, resumeButton }: AboutPage) => ({ thanks, thanksButton, resumeButton });

const lines = (...code: string[]) => code.join('\n');

const exportFrom = (file: string, names: string) => `export { ${names} } from '#content/${file}';`;

/** An icon of the owner's own is imported by technologies.ts itself, the others here. */
function exportTechnologies(content: Content): string {
  const icons = Object.entries(writeTechnologyIcons(content));
  return lines(
    `import { technologies as named } from '#content/technologies.ts';`,
    ...icons.map(([, file], index) => `import icon${index} from ${JSON.stringify(file)};`),
    `const icons = { ${icons.map(([name], index) => `${JSON.stringify(name)}: icon${index}`).join(', ')} };`,
    'export const technologies = named.map(({ name, type, icon, image = icons[icon] }) => ({ name, type, image }));',
  );
}

/** The constant of one case study: its metadata, with pictures for its card and for phones where the owner names none. */
async function defineCaseStudy(content: Content, { slug, meta }: Content['caseStudies'][number], index: number): Promise<string> {
  const files = await Promise.all(meta.pictures.map(({ hero, focus }) => croppedPicture(content, hero, focus)));
  const imports: string[] = [];
  const imported = (file: string, kind: PictureKind) => {
    const name = `picture${index}_${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${file}?${kind}`)};`);
    return name;
  };
  const pictures = files.map((file, at) => {
    const hasNone = !meta.pictures[at]?.phone && !isSvg(file);
    return `{ ${hasNone ? `phone: ${imported(file, 'phone')}, ` : ''}...meta${index}.pictures[${at}] }`;
  });
  const focus = meta.pictures[0]?.focus;
  const others = [
    ...(meta.card ? [] : [`card: ${imported(files[0] ?? '', 'card')}`]),
    // Otherwise phones show the middle of it, in front of another part of the picture by day.
    ...(meta.heroNight && focus ? [`heroNightPhone: ${imported(await croppedPicture(content, meta.heroNight, focus), 'phone')}`] : []),
  ];
  return lines(
    `import { meta as meta${index} } from '#content/case-studies/${slug}/meta.ts';`,
    ...imports,
    `const caseStudy${index} = { ${[`slug: '${slug}'`, ...others].join(', ')}, ...meta${index}, pictures: [${pictures.join(', ')}] };`,
  );
}

const exportValues = (values: Record<string, unknown>) =>
  lines(...Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`));

/** A list of pages whose text is loaded only when it is shown. */
function exportLoaders(name: string, pages: { slug: string }[], fileOf: (slug: string) => string): string {
  const entries = pages.map(({ slug }) => `{ slug: '${slug}', load: () => import('#content/${fileOf(slug)}') }`);
  return `export const ${name} = [${entries.join(', ')}];`;
}

/** A new owner has no picture of the resume before `npm run draw`. */
function exportResumePicture({ root, folder }: Content): string {
  const file = 'pages/resume.webp';
  return existsSync(join(root, folder, file))
    ? `export { default as picture } from '#content/${file}?resume';`
    : exportValues({ picture: undefined });
}
