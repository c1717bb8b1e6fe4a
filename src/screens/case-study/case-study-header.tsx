import { labels } from 'virtual:content/case-studies';
import { ArrowUpRight, CodeXml } from 'lucide';
import type { CaseStudyMeta } from '#schema';
import { ExternalButton } from '#src/components/buttons.tsx';
import { CloudCoverIcon } from '#src/components/icons.tsx';
import type { DemoDefinition } from '#src/demos/demo.tsx';
import { readingTimeEighths } from '#src/lib/pages.ts';

interface TitleProps extends CaseStudyMeta {
  minutes: number;
  readingTime: string;
  demo: DemoDefinition | undefined;
}

/** The title, the reading time, and links to the demo, and to the code and the website if they are public. */
export function CaseStudyTitle({ name, title, minutes, readingTime, demo, code, codeLabel, live, liveLabel }: TitleProps) {
  return (
    <header className="case-head">
      <h1 className="case-title">
        <span>{`${name}:`}</span> <span>{title}</span>
      </h1>
      <div className="case-line">
        <p className="case-reading-time">
          <CloudCoverIcon eighths={readingTimeEighths(minutes)} />
          {readingTime}
        </p>
        {demo?.intro.link && (
          <a href={`#demo-${demo.name}`} className="case-demo-link">
            {demo.intro.link}
            <span aria-hidden="true"> ↓</span>
          </a>
        )}
        {(code || live) && (
          <div className="button-row">
            {code && (
              <ExternalButton href={code} variant="secondary" about={name} icon={codeLabel ? ArrowUpRight : CodeXml}>
                {codeLabel ?? labels.viewCode}
              </ExternalButton>
            )}
            {live && (
              <ExternalButton href={live} variant="primary" about={name}>
                {liveLabel ?? labels.viewWebsite}
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
export function Overview({ overview = {} }: Pick<CaseStudyMeta, 'overview'>) {
  const lines = LINES.filter((line) => overview[line]);
  if (lines.length === 0) return null;
  return (
    <dl className="overview">
      {lines.map((line) => (
        <div key={line}>
          <dt>{labels.overview[line]}</dt>
          <dd>{overview[line]}</dd>
        </div>
      ))}
    </dl>
  );
}
