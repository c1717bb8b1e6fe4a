import { notFound } from '#content/pages/not-found.ts';
import { ButtonLink } from '#src/components/buttons.tsx';
import { Cloud } from '#src/components/cloud.tsx';
import { OktaGlyph } from '#src/components/okta-glyph.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

/** The page for every address that leads nowhere; its markup does not depend on the address. */
export default function NotFoundScreen() {
  return (
    <>
      <title>{pageTitle(notFound.meta.page)}</title>
      <meta name="description" content={notFound.meta.description} />
      <meta name="robots" content="noindex" />
      <div className="lost">
        <div className="wrap">
          <div className="lost-sign" aria-hidden="true">
            4<OktaGlyph eighths={9} className="size-[.86em]" />4
            <Cloud shape="b" className="lost-cloud-left" />
            <Cloud shape="c" className="lost-cloud-right" />
          </div>
          <h1 className="mt-[clamp(1.5rem,3.4vw,3rem)] text-2">{notFound.heading}</h1>
          <p className="lead mx-auto mt-4 max-w-[34em] text-balance">{notFound.words}</p>
          <div className="button-row mt-8 justify-center">
            <ButtonLink to="/" look="primary">
              {notFound.home}
            </ButtonLink>
            <ButtonLink to="/contact" look="secondary">
              {notFound.contact}
            </ButtonLink>
          </div>
        </div>
        <div className="cloud-bank">
          <Cloud shape="bank" />
        </div>
      </div>
    </>
  );
}
