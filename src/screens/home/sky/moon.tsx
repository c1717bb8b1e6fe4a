import { useHydrated } from '#src/parts/use-hydrated.ts';
import { FULL_MOON, litPart, moonPhase } from './moon-phase.ts';

/** The moon in its current phase. A full moon without scripts. */
export function Moon() {
  const phase = useHydrated() ? moonPhase(Date.now()) : FULL_MOON;
  return (
    <div className="disc moon">
      <svg aria-hidden="true" viewBox="0 0 100 100">
        <clipPath id="moon-lit">
          <path d={litPart(phase)} />
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
