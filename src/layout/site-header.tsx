import { site } from '#content/site.ts';
import { owner } from '#src/lib/owner.ts';
import { linkPath, pagePath } from '#src/lib/page-address.ts';
import { ThemeToggle } from '#src/theme/theme-toggle.tsx';
import { BrandMark } from './brand-mark.tsx';

/** Whose site this is, the way to its main pages, and the display mode. */
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
