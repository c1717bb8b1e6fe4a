import { CodeXml } from 'lucide';
import { site } from '#content/site.ts';
import type { CaseStudyMeta } from '#schema';
import { ExternalButton } from '#src/components/buttons.tsx';
import { CloudCoverIcon } from '#src/components/icons.tsx';
import { owner } from '#src/lib/owner.ts';
import { readingTime } from '#src/lib/pages.ts';

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
          <CloudCoverIcon eighths={minutes} />
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

const LINES = ['role', 'team', 'time', 'stack', 'outcome'] as const;

/** The main facts of a case study, for a reader in a hurry. */
export function Glance({ glance }: Pick<CaseStudyMeta, 'glance'>) {
  return (
    <dl className="glance">
      {LINES.map((line) => (
        <div key={line}>
          <dt>{site.labels.glance[line]}</dt>
          <dd>{glance[line]}</dd>
        </div>
      ))}
    </dl>
  );
}
