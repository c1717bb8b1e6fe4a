import { useEffect } from 'react';
import { brokenPage } from '#content/pages/not-found.ts';
import { site } from '#content/site.ts';
import { owner } from '#src/lib/owner.ts';
import { linkPath } from '#src/lib/page-address.ts';
import { pageTitle } from '#src/lib/page-facts.ts';

/** Shown in place of a page that throws an error. */
export function BrokenPage() {
  return (
    <div className="wrap page-start">
      <title>{pageTitle(brokenPage.heading, { owner, site })}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page-heading">{brokenPage.heading}</h1>
      <p className="lead broken-words">{brokenPage.words}</p>
    </div>
  );
}

/** Shown if the layout itself throws an error: the visitor still gets a message and links, and Back loads the earlier page. */
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
