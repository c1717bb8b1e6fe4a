import { labels, logo, owner, site } from 'virtual:content/site';
import type { FocusEvent, MouseEvent } from 'react';
import { linkPath, pagePath } from '#src/lib/urls.ts';
import { DarkModeToggle } from '#src/preferences/dark-mode-toggle.tsx';

/** Whether the links are in a menu on narrow screens: see site-header.css. */
const hasMenu = site.navigation.length > 3;

/** Closes the menu when a link in it is chosen, because the header stays, and when the focus leaves it, because it covers the page. */
function closeMenu({ currentTarget, relatedTarget }: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget as Node | null)) currentTarget.hidePopover?.();
}

/** The start of every page: the name of the owner, links to the main pages, and the button for dark mode. */
export function SiteHeader({ route }: { route: string }) {
  return (
    <header className="site-header">
      <div className="wrap header-row">
        <p className="header-brand">
          <a href={pagePath('/')} aria-current={route === '/' ? 'page' : undefined} className="brand">
            <img src={logo} alt="" width="42" height="42" className="logo light-only" />
            <img src={`${logo}#dark`} alt="" width="42" height="42" loading="lazy" className="logo dark-only" />
            <span className="brand-name">{owner.name}</span>
            <span className="sr-only">{` ${labels.homePage}`}</span>
          </a>
        </p>
        <nav aria-label={labels.mainNavigation} className="main-navigation">
          {hasMenu && (
            <button type="button" popoverTarget="main-menu" className="nav-link menu-button">
              {labels.menu}
            </button>
          )}
          <ul {...(hasMenu && { id: 'main-menu', popover: 'auto', onClick: closeMenu, onBlur: closeMenu })}>
            {site.navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={linkPath(to)} aria-current={route === to ? 'page' : route.startsWith(`${to}/`) || undefined} className="nav-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <DarkModeToggle label={labels.darkMode} />
      </div>
    </header>
  );
}
