import { caseStudyLoaders } from 'virtual:case-studies';
import { type Screen, screen } from '#src/navigation/screen.ts';

/** Every page of the site. Each screen is its own chunk; the case studies come from the folders in content/case-studies. */
export const screens: readonly Screen[] = [
  screen('/', () => import('#src/screens/home/home-screen.tsx')),
  screen('/about', () => import('#src/screens/about/about-screen.tsx')),
  ...Object.entries(caseStudyLoaders).map(([slug, load]) => screen(`/${slug}`, () => caseStudyScreen(load))),
  screen('/contact', () => import('#src/screens/contact/contact-screen.tsx')),
  screen('/resume', () => import('#src/screens/resume/resume-screen.tsx')),
  screen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
];

async function caseStudyScreen(load: (typeof caseStudyLoaders)[string]) {
  const [{ CaseStudyScreen }, caseStudy] = await Promise.all([import('#src/screens/case-study/case-study-screen.tsx'), load()]);
  return { default: () => <CaseStudyScreen {...caseStudy} /> };
}
