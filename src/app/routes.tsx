import { pageSlug } from '#src/lib/pages.ts';
import type { MdxPage, MdxScreen } from '#src/mdx/mdx-page.ts';
import { defineScreen } from '#src/navigation/screen.ts';

/** The text of each case study and of each custom page, by file. Each is loaded only when it is shown. */
const pages = import.meta.glob<MdxPage>(['#content/case-studies/*/body.mdx', '#content/pages/*.mdx', '!#content/pages/about.mdx']);

/** Every page of the site. Each folder of case-studies/ is a page, and each pages/*.mdx. Each screen is a chunk of its own. */
export const screens = [
  defineScreen('/', () => import('#src/screens/home/home-screen.tsx')),
  ...(import.meta.env.HAS_ABOUT ? [defineScreen('/about', () => import('#src/screens/about/about-screen.tsx'))] : []),
  ...Object.entries(pages).map(([file, load]) => mdxScreen(file, load)),
  defineScreen('/contact', () => import('#src/screens/contact/contact-screen.tsx')),
  ...(import.meta.env.HAS_RESUME ? [defineScreen('/resume', () => import('#src/screens/resume/resume-screen.tsx'))] : []),
  defineScreen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
];

function mdxScreen(file: string, load: () => Promise<MdxPage>) {
  const slug = pageSlug(file);
  const importScreen: () => Promise<MdxScreen> = file.endsWith('/body.mdx')
    ? () => import('#src/screens/case-study/case-study-screen.tsx')
    : () => import('#src/screens/custom-page/custom-page-screen.tsx');
  return defineScreen(`/${slug}`, async () => {
    const [{ default: Screen, preload }, loaded] = await Promise.all([importScreen(), load()]);
    return {
      default: () => <Screen slug={slug} mdx={loaded} />,
      preload: () => preload?.({ slug, mdx: loaded }),
    };
  });
}
