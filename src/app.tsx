import { useRef } from 'react';
import type { Page } from '#src/navigation/screen.ts';
import { useNavigation } from '#src/navigation/use-navigation.ts';
import { rootRoute } from '#src/routes.tsx';

/** The whole site: the root layout, and in it the page that the address asks for. */
export function App({ firstPage }: { firstPage: Page }) {
  const { layout: Layout, screens } = rootRoute;
  const main = useRef<HTMLElement>(null);
  const { page, announcement } = useNavigation(screens, firstPage, main);
  return (
    <Layout route={page.route} main={main} announcement={announcement}>
      <page.Content />
    </Layout>
  );
}
