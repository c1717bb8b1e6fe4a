import { CodeXml } from 'lucide';
import { site } from '#content/site.ts';
import type { CaseStudyMeta } from '#schema';
import { owner } from '#src/lib/owner.ts';
import { readingTime } from '#src/lib/page-facts.ts';
import { ExternalButton } from '#src/parts/buttons.tsx';
import { OktaGlyph } from '#src/parts/clouds/okta-glyph.tsx';

const { labels } = site;

/** The title, the reading time, and links to the code and the website if they are public. */
export function CaseStudyTitle({ name, title, minutes, code, live }: CaseStudyMeta) {
  return (
    <header className="case-head">
      <h1 className="case-title">
        <span className="case-name">{`${name}:`}</span> <span className="case-promise">{title}</span>
      </h1>
      <div className="case-line">
        <p className="case-reading">
          <OktaGlyph eighths={minutes} />
          {readingTime(labels.minuteRead, minutes, owner.locale)}
        </p>
        {(code || live) && (
          <div className="button-row">
            {code && (
              <ExternalButton href={code} look="secondary" about={name} icon={CodeXml}>
                {labels.viewCode}
              </ExternalButton>
            )}
            {live && (
              <ExternalButton href={live} look="primary" about={name}>
                {labels.viewWebsite}
              </ExternalButton>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
