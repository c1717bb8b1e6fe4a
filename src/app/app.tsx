import { useRef } from 'react';
import { RootLayout } from '#src/layout/root-layout.tsx';
import type { LoadedPage } from '#src/navigation/screen.ts';
import { useNavigation } from '#src/navigation/use-navigation.ts';
import { screens } from './routes.tsx';

/** The whole site: the root layout, with the page of the current address inside. */
export function App({ firstPage }: { firstPage: LoadedPage }) {
  const main = useRef<HTMLElement>(null);
  const { page, announcement } = useNavigation(screens, firstPage, main);
  return (
    <RootLayout route={page.route} main={main} announcement={announcement}>
      <page.Content />
    </RootLayout>
  );
}
