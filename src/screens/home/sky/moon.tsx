import { owner } from 'virtual:content/site';
import { useHydrated } from '#src/components/hooks.ts';
import { useDarkMode } from '#src/preferences/display-mode.ts';

/** Without a latitude the moon is drawn as most people see it, and as in emoji: from the north. */
const isSouthern = owner.latitude !== undefined && owner.latitude < 0;

/** The moon in its current phase. A full moon without scripts. */
export function Moon() {
  const phase = useHydrated() ? moonPhase(Date.now()) : FULL_MOON;
  return (
    <div className="disc moon">
      <svg aria-hidden="true" viewBox="0 0 100 100">
        <clipPath id="moon-lit">
          <path d={litPart(phase, isSouthern)} />
        </clipPath>
        <circle cx="50" cy="50" r="50" className="moon-shadow" />
        <g clipPath="url(#moon-lit)" className="moon-craters">
          <circle cx="50" cy="50" r="50" className="moon-light" />
          <circle cx="34" cy="36" r="11" />
          <circle cx="62" cy="58" r="15" />
          <circle cx="40" cy="70" r="7" />
          <circle cx="68" cy="28" r="6" />
          <circle cx="20" cy="56" r="4" />
        </g>
      </svg>
    </div>
  );
}

/** In dark mode, the name of the moon's current phase. */
export function MoonPhaseName({ names }: { names: string[] }) {
  const isDark = useDarkMode();
  const index = Math.round(moonPhase(Date.now()) * names.length) % names.length;
  return isDark && <span>{` · ${names[index]}`}</span>;
}

const DAY_MS = 86_400_000;
/** The average time from one new moon to the next. */
const MONTH_DAYS = 29.530589;
/** The time of one known new moon. */
const NEW_MOON_MS = Date.UTC(2000, 0, 6, 18, 14);

const FULL_MOON = 0.5;

/** The phase of the moon: 0 is new, 0.5 is full, 1 is new again. Real months differ in length, so it can be wrong by up to a day. */
export function moonPhase(time: number): number {
  const months = (time - NEW_MOON_MS) / DAY_MS / MONTH_DAYS;
  return months - Math.floor(months);
}

/** The SVG path of the lit part, in a box of 100 by 100. A growing moon is lit on the right, or on the left as seen from the south. */
export function litPart(phase: number, isSouthern: boolean): string {
  const edge = Math.cos(2 * Math.PI * phase); // The curve of the edge of the shadow: 1 at new moon, 0 at half moon, -1 at full moon.
  const isLitOnRight = phase < FULL_MOON !== isSouthern;
  const outerSweep = isLitOnRight ? 1 : 0;
  const innerSweep = edge > 0 === isLitOnRight ? 0 : 1; // A crescent ends before the middle; after half moon the lit part goes beyond it.
  return `M50 0A50 50 0 0 ${outerSweep} 50 100A${(Math.abs(edge) * 50).toFixed(1)} 50 0 0 ${innerSweep} 50 0Z`;
}
