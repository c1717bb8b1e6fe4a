import { brokenPage } from '#content/pages/not-found.ts';
import { site } from '#content/site.ts';
import { pageTitle } from '#src/lib/page-title.ts';

/** Should the layout itself throw, the visitor still has words and links that lead on. */
export function BrokenSite() {
  return (
    <main className="wrap page-start">
      <BrokenPage />
      <ul className="mt-6 flex flex-wrap gap-4">
        {site.navigation.map(({ label, to }) => (
          <li key={to}>
            <a href={import.meta.env.BASE_URL + to.slice(1)}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Should a screen throw, header, footer and their links go on working around it. */
export function BrokenScreen() {
  return (
    <div className="wrap page-start">
      <BrokenPage />
    </div>
  );
}

/** What a page says when it could not be shown. */
function BrokenPage() {
  return (
    <>
      <title>{pageTitle(brokenPage.heading)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-1">{brokenPage.heading}</h1>
      <p className="lead mt-6 max-w-prose">{brokenPage.words}</p>
    </>
  );
}
