import { caseStudyLoaders } from 'virtual:case-studies';
import { RootLayout } from '#src/layout/root-layout.tsx';
import { screen } from '#src/navigation/screen.ts';

/** Every page of the site, under one layout. Each screen is its own chunk; case studies come from content/case-studies. */
export const rootRoute = {
  layout: RootLayout,
  screens: [
    screen('/', () => import('#src/screens/home/home-screen.tsx')),
    screen('/about', () => import('#src/screens/about/about-screen.tsx')),
    ...Object.entries(caseStudyLoaders).map(([slug, load]) => screen(`/${slug}`, () => caseStudyScreen(load))),
    screen('/contact', () => import('#src/screens/contact/contact-screen.tsx')),
    screen('/resume', () => import('#src/screens/resume/resume-screen.tsx')),
    screen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
  ],
};

async function caseStudyScreen(load: (typeof caseStudyLoaders)[string]) {
  const [{ CaseStudyScreen }, caseStudy] = await Promise.all([import('#src/screens/case-study/case-study-screen.tsx'), load()]);
  return { default: () => <CaseStudyScreen {...caseStudy} /> };
}
