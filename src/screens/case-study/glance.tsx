import { site } from '#content/site.ts';
import type { CaseStudyMeta } from '#schema';

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
