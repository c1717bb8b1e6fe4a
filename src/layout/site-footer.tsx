import { demoNote } from '#content/demo.ts';
import { site } from '#content/site.ts';
import { OktaGlyph } from '#src/components/okta-glyph.tsx';
import { linkPath } from '#src/lib/page-address.ts';

/** One sentence and three links at the foot of every page. */
export function SiteFooter({ route }: { route: string }) {
  return (
    <footer className="wrap relative z-1">
      {import.meta.env.DEMO && <p className="pb-5 font-semibold">{demoNote}</p>}
      <div className="footer-line flex flex-col flex-wrap justify-between gap-x-8 gap-y-3 pt-7 pb-8 sm:flex-row sm:items-center">
        <p className="flex items-center gap-2.5 text-base text-ink-2">
          <OktaGlyph eighths={3} />
          {site.footer.sentence}
        </p>
        <nav aria-label={site.labels.footerNavigation} className="max-sm:-ml-4 sm:-mr-4">
          <ul className="flex flex-wrap gap-1">
            {site.footer.links.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={linkPath(to)}
                  aria-current={route === to ? 'page' : undefined}
                  className="inline-flex min-h-12 items-center px-4 font-semibold -outline-offset-3"
                >
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
