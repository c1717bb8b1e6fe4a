import { type ComponentType, useEffect, useState } from 'react';
import type { WorkingFigure as Props } from '#content/figures/schema.ts';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { useInView } from '#src/components/use-in-view.ts';
import styles from './figure.css?url';

/** How far below the window a figure starts to work, so that it does when the reader arrives. */
const NEAR = '60%';

/** What was fetched stays for the visit: a page that is shown again has its figures, and its height, at once. */
const fetched = new Map<Props['load'], ComponentType>();

/**
 * A drawing that begins to work once the reader comes near; where anything fails, the drawing stays. Its style sheet stands
 * here and not in the head: pages without a figure never fetch it, and what comes before the figure does not wait for it.
 */
export function WorkingFigure({ name, frame, Frame, load }: Props & { name: string }) {
  const [Live, setLive] = useState(() => fetched.get(load));
  const { ref, isInView } = useInView(NEAR);
  const heading = `figure-${name}`;

  useEffect(() => {
    const arrive = ({ Live: arrived }: { Live: ComponentType }) => {
      fetched.set(load, arrived);
      setLive(() => arrived);
    };
    if (isInView) load().then(arrive, () => {}); // A chunk that is not to be had leaves the drawing and the words.
  }, [isInView, load]);

  const drawing = <Frame description={frame.drawing} />;
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <figure ref={ref} className="figure" aria-labelledby={heading}>
        <figcaption>
          <h3 id={heading} className="text-3">
            {frame.heading}
          </h3>
          <p>{frame.invitation}</p>
        </figcaption>
        <div className="figure-stage">
          <ErrorBoundary fallback={drawing}>{Live ? <Live /> : drawing}</ErrorBoundary>
        </div>
        <p className="without-js">{frame.withoutScripts}</p>
        <details>
          <summary>{frame.labels.how}</summary>
          <p>{frame.how}</p>
          <a href={frame.sourceAddress} target="_blank" rel="noopener noreferrer">
            {frame.labels.source}
            <span className="sr-only"> {site.labels.opensInNewTab}</span>
          </a>
        </details>
      </figure>
    </>
  );
}
