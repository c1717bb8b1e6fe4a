import { useRef } from 'react';
import { RootLayout } from '#src/layout/root-layout.tsx';
import { pageSlug } from '#src/lib/pages.ts';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';
import type { MdxPage, MdxScreen } from '#src/mdx/mdx-page.ts';
import { stylesIn } from '#src/navigation/page-styles.ts';
import { type Page, screen } from '#src/navigation/screen.ts';
import { useNavigation } from '#src/navigation/use-navigation.ts';

/** The text of each case study and of each extra page of the owner, by file. Each is loaded only when it is shown. */
const pages = import.meta.glob<MdxPage>(['#content/case-studies/*/body.mdx', '#content/pages/*.mdx', '!#content/pages/about.mdx']);

/** Every page of the site. Each folder of case-studies/ is a page, and each pages/*.mdx. Each screen is a chunk of its own. */
export const screens = [
  screen('/', () => import('#src/screens/home/home-screen.tsx')),
  screen('/about', () => import('#src/screens/about/about-screen.tsx')),
  ...Object.entries(pages).map(([file, load]) => mdxScreen(file, load)),
  screen('/contact', () => import('#src/screens/contact/contact-screen.tsx')),
  screen('/resume', () => import('#src/screens/resume/resume-screen.tsx')),
  screen('*', () => import('#src/screens/not-found/not-found-screen.tsx')),
];

/** The whole site: the root layout, with the page of the current address inside. */
export function App({ firstPage }: { firstPage: Page }) {
  const main = useRef<HTMLElement>(null);
  const { page, announcement } = useNavigation(screens, firstPage, main);
  return (
    <RootLayout route={page.route} main={main} announcement={announcement}>
      <page.Content />
    </RootLayout>
  );
}

function mdxScreen(file: string, load: () => Promise<MdxPage>) {
  const slug = pageSlug(file);
  const importScreen: () => Promise<MdxScreen> = file.endsWith('/body.mdx')
    ? () => import('#src/screens/case-study/case-study-screen.tsx')
    : () => import('#src/screens/custom-page/custom-page-screen.tsx');
  return screen(`/${slug}`, async () => {
    const [{ default: Screen, preload }, loaded] = await Promise.all([importScreen(), load()]);
    return {
      default: () => <Screen slug={slug} page={loaded} />,
      styles: () => stylesIn(loaded.default({ components: mdxComponents })),
      preload: () => preload?.(slug),
    };
  });
}
