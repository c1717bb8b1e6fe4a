import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { fixedCarousel } from '../../schema/carousel.ts';
import { FileImport, type ForApp, LazyImport } from '../../schema/file-import.ts';
import { HOME_LIST_NAMES } from '../../schema/home-lists.ts';
import { pictureImport } from '../../schema/pictures.ts';
import { FEED } from '../../schema/routes.ts';
import { type MarkdownText, NEWEST_ARTICLES, SCREENS, type ScreenCode } from '../app-interface.ts';
import { articleRoute } from '../content/addresses.ts';
import { type Content, hasResume } from '../content/content.ts';
import { countedText, digitsOf } from '../content/language.ts';
import { type Page, pagesOf } from '../content/pages.ts';
import { croppedPicture, isSvg } from '../pictures/cropped-pictures.ts';
import { writeTechnologyIcons } from '../pictures/technology-icons.ts';
import { formatResume } from '../resume/format-resume.ts';
import { resumeDownload } from '../resume/resume-downloads.ts';
import { siteThemeOf } from '../theme/colours.ts';
import { writeLogo } from '../theme/icon.ts';
import { headOf, headOfKind, pageTitle } from './page-head.ts';
import { profileIcons } from './profile-icons.ts';
import { allArticles, articlesByYear, type TextModule } from './text-facts.ts';

/**
 * What the app gets of the content: `virtual:content/home` exports what `home` returns here. There are several modules, because a bundler
 * keeps a module whole: home must not load the resume. A module of a page that a site does not have is never loaded.
 */
export const APP_CONTENT = {
  /** What every page needs. */
  site(content: Content) {
    const { portfolio: _inTitles, ...labels } = content.labels.page;
    const { sample: _mark, ...owner } = content.owner;
    const { navigation, footer, visitCounter } = content.site;
    const { meta, errorPage, ...notFound } = content.notFound;
    return {
      owner,
      site: { navigation, footer, visitCounter },
      notFound: { ...notFound, title: pageTitle(meta.title, content), description: meta.description },
      errorPage: { ...errorPage, title: pageTitle(errorPage.heading, content) },
      /** The address of the logo. With `#dark` at its end it has the colours of dark mode. */
      logo: new FileImport<string>(writeLogo(content)),
      siteTheme: siteThemeOf(content.theme),
      hasResume: hasResume(content),
      labels,
      /** The name of the captions of a video: the only label of Markdown that the app adds. */
      captionsLabel: content.site.markdown.captions,
    };
  },

  async home(content: Content, siteUrl: string) {
    const { projectsLink, ...labels } = content.labels.home;
    const { sample: _mark, meta: _inHead, ...home } = content.home;
    const { owner, caseStudies } = content;
    return {
      head: headOfKind(content, siteUrl, 'home'),
      home,
      lists: { ...pick(content, HOME_LIST_NAMES), technologies: await technologiesOf(content) },
      /** The section with the newest articles, on a site that has some. */
      NewestArticles: newestArticles(content).length > 0 ? new FileImport<() => ReactNode>(NEWEST_ARTICLES) : undefined,
      labels,
      /** Such as "Three case studies". */
      projectsLinkText: countedText(projectsLink.text, caseStudies.length, owner.locale, projectsLink.words),
      carouselLabels: content.labels.carousel,
      carouselSettings: { ...content.site.carousel, ...fixedCarousel },
      /** The icons of the owner's profiles, by name. */
      profileIcons: profileIcons(owner),
    };
  },

  /** The newest articles, for the home page. */
  'newest-articles': (content: Content) => ({
    articles: newestArticles(content),
    heading: content.home.headings.writing,
    all: content.labels.writing.all,
  }),

  about(content: Content, siteUrl: string) {
    const text = content.about && content.fileOf('about').text;
    if (!content.about || !text) return undefined;
    const { heading, portrait } = content.about;
    return { head: headOfKind(content, siteUrl, 'about'), heading, portrait, Text: new FileImport<MarkdownText>(text.file) };
  },

  /** The last words of the About page. Only these: case studies show them too, and must not load its portrait. */
  thanks: ({ about }: Content) => ({
    thanks: about && { thanks: about.thanks, thanksButton: about.thanksButton, resumeButton: about.resumeButton },
  }),

  contact(content: Content, siteUrl: string) {
    const { heading, headingPressed, mailText } = content.contact;
    return {
      head: headOfKind(content, siteUrl, 'contact'),
      contact: { heading, headingPressed, mailText },
      labels: content.labels.contact,
    };
  },

  resume(content: Content, siteUrl: string) {
    if (!hasResume(content)) return undefined;
    const { pictureAlt, tooltip, download, textVersion, files } = content.labels.resume;
    const { heading, lead } = content.resumePage;
    return {
      head: headOfKind(content, siteUrl, 'resume'),
      resumePage: { heading, lead },
      resume: formatResume(content),
      pdf: resumeDownload(content, 'pdf'),
      json: resumeDownload(content, 'json'),
      /** The first page of the PDF; undefined before `npm run draw`. */
      picture: resumePicture(content),
      labels: { pictureAlt, tooltip, download, textVersion, files },
    };
  },

  /** The cards of all case studies: the home page and every case study show those of others. */
  async 'case-studies'(content: Content) {
    const { minuteRead: _withTexts, ...labels } = content.labels.caseStudy;
    return {
      caseStudies: await Promise.all(content.caseStudies.map((one) => caseStudyOf(content, one))),
      labels,
      /** The digits of the owner's language, from 0 to 9. */
      digits: digitsOf(content.owner.locale),
    };
  },

  /** The list of articles. */
  writing(content: Content, siteUrl: string) {
    if (content.articles.length === 0) return undefined;
    const { heading, feed, tags } = content.labels.writing;
    return { head: headOfKind(content, siteUrl, 'writing'), years: articlesByYear(content), feed: FEED, labels: { heading, feed, tags } };
  },

  /** The pages of tags. Each shows a part of the list of articles. */
  tags(content: Content, siteUrl: string) {
    const pages = pagesOf(content).filter(({ kind }) => kind === 'tag');
    return {
      tags: pages.map((page) => ({ route: page.route, name: page.heading, head: headOf(content, siteUrl, page) })),
      years: articlesByYear(content),
      labels: { heading: content.labels.writing.heading },
    };
  },

  /** The articles. Apart from the list and from all other pages, because there may be hundreds. */
  articles(content: Content) {
    const { heading, tags, contents, older, newer, question, getInTouch } = content.labels.writing;
    const { address } = content.site.writing;
    return {
      articleTexts: content.articles.map(({ slug, text }) => ({
        route: articleRoute(address, slug),
        load: new LazyImport<TextModule<'articles'>>(text.file),
      })),
      labels: { heading, tags, contents, older, newer, question, getInTouch },
    };
  },

  /** The code of every page but that of articles. */
  pages(content: Content) {
    const pages = pagesOf(content);
    return {
      screens: pages.flatMap(({ kind, route }) => (isScreen(kind) ? [{ route, load: new LazyImport<ScreenCode>(OWN_SCREENS[kind]) }] : [])),
      caseStudyTexts: content.caseStudies.map(({ slug, text }) => ({ slug, load: new LazyImport<TextModule<'caseStudies'>>(text.file) })),
      customPages: content.customPages.map(({ slug, text }) => ({ slug, load: new LazyImport<TextModule<'customPages'>>(text.file) })),
    };
  },
};

/** What each module gives to the app. */
export type AppContent = {
  [Name in keyof typeof APP_CONTENT]: ForApp<NonNullable<Awaited<ReturnType<(typeof APP_CONTENT)[Name]>>>>;
};

/** Pages of other kinds share a screen with others of their kind. The compiler finds a kind that has no screen. */
type OwnScreen = Exclude<Page['kind'], 'case-study' | 'custom-page' | 'writing' | 'article' | 'tag'>;
const OWN_SCREENS: Record<OwnScreen, string> = SCREENS;

const isScreen = (kind: Page['kind']): kind is OwnScreen => Object.hasOwn(OWN_SCREENS, kind);

const newestArticles = (content: Content) =>
  content.home.sections.includes('writing') ? allArticles(content).slice(0, content.home.newestArticles) : [];

const pick = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>; // TypeScript does not follow the names.

/** The icon of each technology: the owner's own, or the one with this name. */
async function technologiesOf(content: Content) {
  const named = await writeTechnologyIcons(content);
  return content.technologies.map(({ name, type, icon = '', image }) => ({
    name,
    type,
    image: image ?? new FileImport<string>(named[icon] ?? ''),
  }));
}

/** The card of a case study, with pictures for it and for phones where the owner names none. */
async function caseStudyOf(content: Content, { slug, data }: Content['caseStudies'][number]) {
  const { order, name, title, summary, live, liveLabel, code, codeLabel, codeOnCard, heroNight } = data;
  const pictures = await Promise.all(
    data.pictures.map(async (one) => {
      const cropped = await croppedPicture(content, one.hero.file, one.focus);
      return { cropped, picture: { ...one, phone: one.phone ?? (isSvg(cropped) ? undefined : pictureImport(cropped, 'phone')) } };
    }),
  );
  const focus = data.pictures[0]?.focus;
  return {
    slug,
    ...{ order, name, title, summary, live, liveLabel, code, codeLabel, codeOnCard, heroNight },
    pictures: pictures.map(({ picture }) => picture),
    card: data.card ?? pictureImport(pictures[0]?.cropped ?? '', 'card'),
    // Otherwise phones show the middle of it, in front of another part of the picture by day.
    heroNightPhone: heroNight && focus ? pictureImport(await croppedPicture(content, heroNight.file, focus), 'phone') : undefined,
  };
}

function resumePicture({ root, folder }: Content) {
  const file = `${folder}/pages/resume.webp`;
  return existsSync(join(root, file)) ? pictureImport(file, 'resume') : undefined;
}
