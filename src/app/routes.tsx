import { caseStudyTexts, customPages, screens as singlePages } from 'virtual:content/pages';
import { defineScreen } from '#src/navigation/screen.ts';
import { articleScreen } from './article-screens.tsx';

/** Every page of the site but the articles. Each screen is a chunk of its own, and so is the text of each case study and of each custom page. */
export const screens = [
  ...singlePages.map(({ route, load }) => defineScreen(route, load)),
  ...caseStudyTexts.map(({ slug, load }) =>
    defineScreen(`/${slug}`, async () => {
      const [{ CaseStudyScreen, preload }, text] = await Promise.all([import('#src/screens/case-study/case-study-screen.tsx'), load()]);
      return { default: () => <CaseStudyScreen slug={slug} text={text} />, preload: () => preload(slug, text) };
    }),
  ),
  ...customPages.map(({ slug, load }) =>
    defineScreen(`/${slug}`, async () => {
      const [{ CustomPageScreen }, text] = await Promise.all([import('#src/screens/custom-page/custom-page-screen.tsx'), load()]);
      return { default: () => <CustomPageScreen {...text} /> };
    }),
  ),
  ...(import.meta.env.WRITING
    ? [{ ...defineScreen(import.meta.env.WRITING, () => import('#src/screens/writing/writing-screen.tsx')), screenBelow: articleScreen }]
    : []),
  defineScreen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
];
