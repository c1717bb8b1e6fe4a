import { notFound } from 'virtual:content/site';
import { ButtonLink } from '#src/components/buttons.tsx';
import { CloudCoverIcon } from '#src/components/cloud-cover-icon.ts';
import { Cloud } from '#src/components/clouds.tsx';
import { pagePath } from '#src/lib/urls.ts';

/** The 404 page. Its HTML does not depend on the address, because one file is served for all of them. */
export default function NotFoundScreen() {
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <div className="not-found">
        <div className="wrap">
          <div className="not-found-sign" aria-hidden="true">
            4<CloudCoverIcon eighths={9} className="not-found-zero" />4
            <Cloud shape="b" className="not-found-cloud-left" />
            <Cloud shape="c" className="not-found-cloud-right" />
          </div>
          <h1 className="not-found-heading">{notFound.heading}</h1>
          <p className="lead not-found-text">{notFound.text}</p>
          <div className="button-row not-found-buttons">
            {/* Without the arrow of other primary buttons, because it leads back. */}
            <a href={pagePath('/')} className="button button-primary">
              {notFound.home}
            </a>
            <ButtonLink to="/contact" variant="secondary">
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
