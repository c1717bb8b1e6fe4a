import { labels } from 'virtual:content/case-studies';
import { CodeButton, WebsiteButton } from '#src/components/case-study-card.tsx';
import { ReadingTimeIcon } from '#src/components/cloud-cover-icon.ts';
import type { DemoDefinition } from '#src/demos/demo.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';

interface TitleProps extends CaseStudy {
  minutes: number;
  readingTime: string;
  demo: DemoDefinition | undefined;
}

/** The title, the reading time, and links to the demo, and to the code and the website if they are public. */
export function CaseStudyTitle({ minutes, readingTime, demo, ...caseStudy }: TitleProps) {
  const { name, title, code, live } = caseStudy;
  return (
    <header className="case-head">
      <h1 className="case-title">
        <span>{`${name}:`}</span> <span>{title}</span>
      </h1>
      <div className="case-line">
        <p className="case-reading-time">
          <ReadingTimeIcon minutes={minutes} />
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
            <CodeButton {...caseStudy} />
            <WebsiteButton {...caseStudy} variant="primary" text={labels.viewWebsite} />
          </div>
        )}
      </div>
    </header>
  );
}

const LINES = ['role', 'team', 'time', 'stack', 'outcome'] as const;

/** The main facts of a case study, for a reader in a hurry. */
export function Overview({ overview = {} }: Pick<TextModule<'caseStudies'>, 'overview'>) {
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
