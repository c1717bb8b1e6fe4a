import type { DemoDefinition } from '#src/demos/demo.tsx';
import { intro } from './intro.ts';
import { MeasuredTable } from './measured-table.tsx';
import { START_MS } from './pages.ts';
import styles from './placeholder.css?url';
import { Race } from './race/race.tsx';

/** The race at the moment when one page can be read and the other is blank. */
function Placeholder({ description }: { description: string }) {
  return (
    <div role="img" aria-label={description} className="crawler">
      <Race ms={START_MS} />
    </div>
  );
}

/** Compares the same page, delivered in two ways, at any moment after its request. */
export const whatTheCrawlerSees = {
  name: 'crawler',
  intro,
  styles,
  Placeholder,
  Facts: MeasuredTable,
  load: () => import('./crawler.tsx'),
} satisfies DemoDefinition;
