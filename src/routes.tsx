import type { ComponentType } from 'react';
import { RootLayout } from '#src/layout/root-layout.tsx';
import { caseStudySlug } from '#src/lib/case-study-slug.ts';
import { screen } from '#src/navigation/screen.ts';

type Words = { default: ComponentType<{ components: Record<string, unknown> }> };

/** The words of each case study, by file; fetched when somebody reads them. */
const bodies = import.meta.glob<Words>('#content/case-studies/*/body.mdx');

/** Every page of the site, under one layout. Each screen is its own chunk; each folder of case-studies/ is a page. */
export const rootRoute = {
  layout: RootLayout,
  screens: [
    screen('/', () => import('#src/screens/home/home-screen.tsx')),
    screen('/about', () => import('#src/screens/about/about-screen.tsx')),
    ...Object.entries(bodies).map(([file, load]) => caseStudyScreen(caseStudySlug(file), load)),
    screen('/contact', () => import('#src/screens/contact/contact-screen.tsx')),
    screen('/resume', () => import('#src/screens/resume/resume-screen.tsx')),
    screen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
  ],
};

function caseStudyScreen(slug: string, load: () => Promise<Words>) {
  return screen(`/${slug}`, async () => {
    const [{ CaseStudyScreen }, { default: Body }] = await Promise.all([import('#src/screens/case-study/case-study-screen.tsx'), load()]);
    return { default: () => <CaseStudyScreen slug={slug} Body={Body} /> };
  });
}
