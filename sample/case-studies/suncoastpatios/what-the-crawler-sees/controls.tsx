import type { CSSProperties } from 'react';
import { labels } from './labels.ts';
import { type Measured, type Site, STEP } from './rules.ts';

interface SwitchProps {
  pages: Record<Site, Measured>;
  site: Site;
  choose: (site: Site) => void;
  ms: number;
  length: number;
}

/** The switch between the two pages. Each carries a bar of its time. */
export function Switch({ pages, site, choose, ms, length }: SwitchProps) {
  return (
    <fieldset className="crawler-switch" style={{ '--now': ms / length } as CSSProperties}>
      <legend>{labels.choice}</legend>
      {(Object.keys(labels.sites) as Site[]).map((name) => (
        <label key={name}>
          <input type="radio" name="crawler-site" checked={site === name} onChange={() => choose(name)} />
          <span>{labels.sites[name]}</span>
          <Bar {...pages[name].times} length={length} />
        </label>
      ))}
    </fieldset>
  );
}

/** How long there was nothing, a blank page, words: for eyes; the table says it too. */
function Bar({ paintMs, wordMs, length }: Measured['times'] & { length: number }) {
  const parts = { nothing: paintMs, blank: wordMs - paintMs, words: length - wordMs };
  return (
    <span aria-hidden="true" className="crawler-bar">
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <span key={part} className={`crawler-part-${part}`} style={{ flexGrow: parts[part] }}>
          {parts[part] > 0 && labels.bar[part]}
        </span>
      ))}
    </span>
  );
}

/** The time since the request, moved by hand. */
export function TimeSlider({ ms, length, text, set }: { ms: number; length: number; text: string; set: (ms: number) => void }) {
  return (
    <label className="crawler-time">
      {labels.slider}
      <input
        type="range"
        min={0}
        max={length}
        step={STEP}
        value={ms}
        aria-valuetext={text}
        onChange={({ target }) => set(Number(target.value))}
      />
    </label>
  );
}
