import { notFound } from '#content/pages/not-found.ts';
import { site } from '#content/site.ts';
import { owner } from '#src/lib/owner.ts';
import { pageTitle } from '#src/lib/page-facts.ts';
import { siteTheme } from '#src/lib/site-theme.ts';
import { ButtonLink } from '#src/parts/buttons.tsx';
import { Cloud } from '#src/parts/clouds/cloud.tsx';
import { OktaGlyph } from '#src/parts/clouds/okta-glyph.tsx';

/** The page for wrong addresses. Its HTML does not depend on the address, because one file is served for all of them. */
export default function NotFoundScreen() {
  return (
    <>
      <title>{pageTitle(notFound.meta.page, { owner, site })}</title>
      <meta name="description" content={notFound.meta.description} />
      <meta name="robots" content="noindex" />
      <div className="lost">
        <div className="wrap">
          <div className="lost-sign" aria-hidden="true">
            4<OktaGlyph eighths={9} className="lost-zero" />4
            <Cloud shape="b" className="lost-cloud-left" />
            <Cloud shape="c" className="lost-cloud-right" />
          </div>
          <h1 className="lost-heading">{notFound.heading}</h1>
          <p className="lead lost-words">{notFound.words}</p>
          <div className="button-row lost-buttons">
            <ButtonLink to="/" look="primary">
              {notFound.home}
            </ButtonLink>
            <ButtonLink to="/contact" look="secondary">
              {notFound.contact}
            </ButtonLink>
          </div>
        </div>
        {siteTheme.clouds && (
          <div className="cloud-bank">
            <Cloud shape="bank" />
          </div>
        )}
      </div>
    </>
  );
}
