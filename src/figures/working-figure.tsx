import { type ComponentType, useEffect, useState } from 'react';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { useInView } from '#src/components/use-in-view.ts';
import figureStyles from './figure.css?url';

/** What a working piece says before it works, and where it cannot. */
export interface PieceIntro {
  heading: string;
  /** What can be done in it, in one or two sentences. */
  invitation: string;
  /** What the drawing shows, for those who cannot see it. */
  drawing: string;
  /** What is seen where scripts are off. */
  withoutScripts: string;
  /** How it works, in three sentences. */
  how: [string, string, string];
  /** The address of the file to read first. */
  source: string;
}

/** A piece of a project that works inside its case study. It lies in the folder of the case study, and body.mdx imports it. */
export interface WorkingPiece {
  /** Names its heading: one word of its own on the page. */
  name: string;
  intro: PieceIntro;
  /** The address of a style sheet for the drawing, where it needs one. */
  styles?: string;
  /** The drawing that stands there until the piece works. */
  Frame: ComponentType<{ description: string }>;
  /** What can be read beside it, folded away: also without scripts. */
  facts?: { heading: string; Facts: ComponentType };
  /** Fetches the code with which it works. */
  load: () => Promise<{ Live: ComponentType }>;
}

/** How far below the window a figure starts to work, so that it does when the reader arrives. */
const NEAR = '60%';

/** What was fetched stays for the visit: a page that is shown again has its figures, and its height, at once. */
const fetched = new Map<WorkingPiece['load'], ComponentType>();

/**
 * A drawing that begins to work once the reader comes near. The drawing stays below what works: it keeps the space, paper gets it,
 * and it is seen where anything fails. Its style sheet stands here and not in the head: pages without a figure never fetch it, and what comes before the figure does not wait for it.
 */
export function WorkingFigure({ piece: { name, intro, styles, Frame, facts, load } }: { piece: WorkingPiece }) {
  const [Live, setLive] = useState(() => fetched.get(load));
  const [isStill, setStill] = useState(false);
  const { ref, isInView } = useInView(NEAR);
  const heading = `figure-${name}`;

  useEffect(() => {
    const arrive = ({ Live: arrived }: { Live: ComponentType }) => {
      fetched.set(load, arrived);
      setLive(() => arrived);
    };
    if (isInView) load().then(arrive, () => setStill(true)); // A chunk that is not to be had leaves the drawing and the words.
  }, [isInView, load]);

  return (
    <>
      <link rel="stylesheet" href={figureStyles} />
      {styles && <link rel="stylesheet" href={styles} />}
      <figure ref={ref} className="figure" aria-labelledby={heading}>
        <figcaption>
          <h3 id={heading} className="figure-heading">
            {intro.heading}
          </h3>
          <p>{intro.invitation}</p>
        </figcaption>
        {/* Where nothing will work, the drawing keeps no space for it. */}
        <div className="figure-stage" data-still={isStill || undefined}>
          <ErrorBoundary fallback={null} onBreak={() => setStill(true)}>
            {Live && <Live />}
          </ErrorBoundary>
          <Frame description={intro.drawing} />
        </div>
        <p className="without-js">{intro.withoutScripts}</p>
        {facts && (
          <details>
            <summary>{facts.heading}</summary>
            <facts.Facts />
          </details>
        )}
        <details>
          <summary>{site.labels.figure.how}</summary>
          <p>{intro.how.join(' ')}</p>
          <a href={intro.source} target="_blank" rel="noopener noreferrer">
            {site.labels.figure.source}
            <span className="sr-only"> {site.labels.opensInNewTab}</span>
          </a>
        </details>
      </figure>
    </>
  );
}
