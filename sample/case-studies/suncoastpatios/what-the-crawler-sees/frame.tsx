import { STILL_MS } from './pages.ts';
import { Race } from './race.tsx';

/** The race at the moment that says most, as it stands until it runs: one page is to be read, the other is blank. */
export function Frame({ description }: { description: string }) {
  return (
    <div role="img" aria-label={description} className="crawler">
      <Race ms={STILL_MS} />
    </div>
  );
}
