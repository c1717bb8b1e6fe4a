import { type ReactNode, useRef, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { useArrival } from '#src/navigation/use-arrival.ts';
import { useLostPresses } from '#src/navigation/use-lost-presses.ts';
import { BrokenScreen } from './broken-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every screen. */
export function RootLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main);
  useLostPresses();
  return (
    <div className="flex min-h-svh flex-col" data-screen={pathname === '/' ? 'home' : undefined}>
      <a href="#main" className="skip-link">
        {site.labels.skipToContent}
      </a>
      <SiteHeader />
      <ViewTransition>
        <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
          <ErrorBoundary key={pathname} fallback={<BrokenScreen />}>
            {children}
          </ErrorBoundary>
        </main>
      </ViewTransition>
      <SiteFooter />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
