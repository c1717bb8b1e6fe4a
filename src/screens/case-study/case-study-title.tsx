import { CodeXml } from 'lucide';
import { site } from '#content/site.ts';
import type { CaseStudyMeta } from '#schema';
import { ExternalButton } from '#src/components/buttons.tsx';
import { OktaGlyph } from '#src/components/okta-glyph.tsx';

const { labels } = site;
const GLANCE = ['role', 'team', 'time', 'stack', 'outcome'] as const;

/** Title, reading time, the two links, and what a reader in a hurry wants to know. */
export function CaseStudyTitle({ name, title, minutes, code, live, glance }: CaseStudyMeta) {
  return (
    <header>
      <h1 className="case-title">
        <span className="block">{`${name}:`}</span> <span className="block max-w-[13em]">{title}</span>
      </h1>
      <div className="mt-[clamp(1.5rem,2.6vw,2.25rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="flex items-center gap-2.5 font-semibold">
          <OktaGlyph eighths={minutes} />
          {`${minutes} ${labels.minuteRead}`}
        </p>
        <div className="button-row max-sm:w-full">
          <ExternalButton href={code} look="secondary" about={name} icon={CodeXml}>
            {labels.viewCode}
          </ExternalButton>
          <ExternalButton href={live} look="primary" about={name}>
            {labels.viewWebsite}
          </ExternalButton>
        </div>
      </div>
      <dl className="glance">
        {GLANCE.map((line) => (
          <div key={line}>
            <dt>{labels.glance[line]}</dt>
            <dd>{glance[line]}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
