import { errorPage, site } from 'virtual:content/site';
import { useEffect } from 'react';
import { linkPath } from '#src/lib/urls.ts';

/** Shown in place of a page that throws an error. */
export function ErrorPage() {
  return (
    <div className="wrap page-start">
      <title>{errorPage.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page-heading">{errorPage.heading}</h1>
      <p className="lead error-text">{errorPage.text}</p>
    </div>
  );
}

/** Shown if the layout itself throws an error: the visitor still gets a message and links, and Back loads the earlier page. */
export function SiteErrorPage() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, []);
  return (
    <main>
      <ErrorPage />
      <ul className="wrap error-links">
        {site.navigation.map(({ label, to }) => (
          <li key={to}>
            <a href={linkPath(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
