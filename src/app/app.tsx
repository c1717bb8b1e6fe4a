import { useRef } from 'react';
import { rootRoute } from '#src/app/routes.tsx';
import type { Page } from '#src/navigation/screen.ts';
import { useNavigation } from '#src/navigation/use-navigation.ts';

/** The whole site: the root layout, with the page of the current address inside. */
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
