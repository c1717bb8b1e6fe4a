import { labels } from 'virtual:content/site';
import type { ReactNode, RefObject } from 'react';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { ThemeColour } from '#src/preferences/dark-mode-toggle.tsx';
import { ErrorPage } from './error-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface Props {
  route: string;
  main: RefObject<HTMLElement | null>;
  /** What a screen reader announces after a navigation. */
  announcement: string;
  children: ReactNode;
}

/** The header, the footer and everything else around the page. */
export function RootLayout({ route, main, announcement, children }: Props) {
  return (
    <div className="page" data-screen={route === '/' ? 'home' : undefined}>
      <ThemeColour isHome={route === '/'} />
      <a href="#main" className="skip-link">
        {labels.skipToContent}
      </a>
      <SiteHeader route={route} />
      <main id="main" ref={main} tabIndex={-1} className="page-main">
        <ErrorBoundary key={route} fallback={<ErrorPage />}>
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter route={route} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
