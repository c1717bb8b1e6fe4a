import { labels, owner, site } from 'virtual:content/site';
import { CloudCoverIcon } from '#src/components/cloud-cover-icon.ts';
import { linkPath } from '#src/lib/urls.ts';

/** The end of every page: the name of the owner, one sentence and a few links. */
export function SiteFooter({ route }: { route: string }) {
  const { cloudCover, sentence, links } = site.footer;
  return (
    <footer className="wrap site-footer">
      <div className="footer-line">
        <p className="footer-text">
          <strong className="footer-name">{owner.name}</strong>
          <span className="footer-sentence">
            {cloudCover !== undefined && <CloudCoverIcon eighths={cloudCover} />}
            {sentence}
          </span>
        </p>
        <nav aria-label={labels.footerNavigation} className="footer-links">
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={linkPath(to)} aria-current={route === to ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
