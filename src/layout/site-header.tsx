import { site } from '#content/site.ts';
import { BrandMark } from '#src/components/icons.tsx';
import { linkPath, pagePath } from '#src/lib/addresses.ts';
import { owner } from '#src/lib/owner.ts';
import { ThemeToggle } from '#src/preferences/theme.tsx';

/** The start of every page: the name of the owner, links to the main pages, and the button for dark mode. */
export function SiteHeader({ route }: { route: string }) {
  return (
    <header className="site-header">
      <div className="wrap header-row">
        <p className="header-brand">
          <a href={pagePath('/')} aria-current={route === '/' ? 'page' : undefined} className="brand">
            <BrandMark />
            <span className="brand-name">{owner.name}</span>
            <span className="sr-only">{` ${site.labels.homePage}`}</span>
          </a>
        </p>
        <nav aria-label={site.labels.mainNavigation} className="main-navigation">
          <ul>
            {site.navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={linkPath(to)} aria-current={route === to ? 'page' : undefined} className="nav-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle label={site.labels.darkMode} />
      </div>
    </header>
  );
}
