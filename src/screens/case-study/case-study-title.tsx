import { CodeXml } from 'lucide';
import { site } from '#content/site.ts';
import type { CaseStudyMeta } from '#schema';
import { ExternalButton } from '#src/components/buttons.tsx';
import { OktaGlyph } from '#src/components/okta-glyph.tsx';
import { owner } from '#src/lib/owner.ts';
import { readingTime } from './reading-time.ts';

const { labels } = site;
const GLANCE = ['role', 'team', 'time', 'stack', 'outcome'] as const;

/** Title, reading time, links to code and website where they are public, and what a reader in a hurry wants to know. */
export function CaseStudyTitle({ name, title, minutes, code, live, glance }: CaseStudyMeta) {
  return (
    <header>
      <h1 className="case-title">
        <span className="block">{`${name}:`}</span> <span className="block max-w-[13em]">{title}</span>
      </h1>
      <div className="mt-[clamp(1.5rem,2.6vw,2.25rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="flex items-center gap-2.5 font-semibold">
          <OktaGlyph eighths={minutes} />
          {readingTime(labels.minuteRead, minutes, owner.locale)}
        </p>
        {(code || live) && (
          <div className="button-row max-sm:w-full">
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
