import { STILL_MS } from './pages.ts';
import { Race } from './race/race.tsx';

/** The still drawing: the race at the moment when one page can be read and the other is blank. */
export function Placeholder({ description }: { description: string }) {
  return (
    <div role="img" aria-label={description} className="crawler">
      <Race ms={STILL_MS} />
    </div>
  );
}
