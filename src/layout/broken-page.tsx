import { useEffect } from 'react';
import { brokenPage } from '#content/pages/not-found.ts';
import { site } from '#content/site.ts';
import { linkPath } from '#src/lib/page-address.ts';
import { pageTitle } from '#src/lib/page-title.ts';

/** What a page says when it could not be shown. */
export function BrokenPage() {
  return (
    <div className="wrap page-start">
      <title>{pageTitle(brokenPage.heading)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page-heading">{brokenPage.heading}</h1>
      <p className="lead broken-words">{brokenPage.words}</p>
    </div>
  );
}

/** The last net: should the layout itself throw, the visitor still has words and links that lead on, and Back loads its page. */
export function BrokenSite() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, []);
  return (
    <main>
      <BrokenPage />
      <ul className="wrap broken-links">
        {site.navigation.map(({ label, to }) => (
          <li key={to}>
            <a href={linkPath(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
