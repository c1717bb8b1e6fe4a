import { builtInPages, caseStudyTexts, customPages } from 'virtual:content/pages';
import { WRITING } from '#src/lib/articles.ts';
import { defineScreen } from '#src/navigation/screen.ts';
import { articleScreen } from './article-screens.tsx';

/** The screens of the pages that every site can have. An owner may delete some of these pages. */
const BUILT_IN_SCREENS = {
  home: () => import('#src/screens/home/home-screen.tsx'),
  about: () => import('#src/screens/about/about-screen.tsx'),
  contact: () => import('#src/screens/contact/contact-screen.tsx'),
  resume: () => import('#src/screens/resume/resume-screen.tsx'),
};

/** Every page of the site but the articles. Each screen is a chunk of its own, and so is the text of each case study and of each custom page. */
export const screens = [
  ...builtInPages.map((name) => defineScreen(name === 'home' ? '/' : `/${name}`, BUILT_IN_SCREENS[name])),
  ...caseStudyTexts.map(({ slug, load }) =>
    defineScreen(`/${slug}`, async () => {
      const [{ CaseStudyScreen, preload }, text] = await Promise.all([import('#src/screens/case-study/case-study-screen.tsx'), load()]);
      return { default: () => <CaseStudyScreen slug={slug} text={text} />, preload: () => preload(slug, text) };
    }),
  ),
  ...customPages.map(({ slug, load }) =>
    defineScreen(`/${slug}`, async () => {
      const [{ CustomPageScreen }, text] = await Promise.all([import('#src/screens/custom-page/custom-page-screen.tsx'), load()]);
      return { default: () => <CustomPageScreen slug={slug} text={text} /> };
    }),
  ),
  ...(import.meta.env.HAS_ARTICLES
    ? [{ ...defineScreen(WRITING, () => import('#src/screens/writing/writing-screen.tsx')), screenBelow: articleScreen }]
    : []),
  defineScreen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
];
