import { type ComponentType, useEffect, useState } from 'react';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { useInView } from '#src/components/hooks.ts';
import demoStyles from './demo.css?url';

/** The text around an interactive demo, also shown where scripts are off. */
export interface DemoIntro {
  heading: string;
  /** What a reader can do with it, in one or two sentences. */
  invitation: string;
  /** The alternative text of the drawing. */
  alt: string;
  /** Shown where scripts are off. */
  withoutScripts: string;
  /** How it works, in three sentences. */
  how: [string, string, string];
  /** The public address of the source file to read first. */
  source: string;
}

/** An interactive part of a project, shown inside its case study. It is in the folder of the case study, and body.mdx imports it. */
export interface DemoDefinition {
  /** One word, unique on the page: used for the id of the heading. */
  name: string;
  intro: DemoIntro;
  /** The address of a stylesheet for the drawing, if it needs one. */
  styles?: string;
  /** The drawing that is shown until the interactive part has loaded. */
  Placeholder: ComponentType<{ description: string }>;
  /** More to read, in a closed <details>. It also works without scripts. */
  facts?: { heading: string; Facts: ComponentType };
  /** Loads the interactive part. */
  load: () => Promise<{ Live: ComponentType }>;
}

interface Props {
  demo: DemoDefinition;
}

/** Loading starts when the figure is this close to the window, so that it is ready when the reader arrives. */
const NEAR = '60%';

/** Loaded parts are kept: a page that is shown again has its figures, and so its full height, at once. */
const fetched = new Map<DemoDefinition['load'], ComponentType>();

/**
 * A drawing that becomes interactive when the reader comes near. The drawing stays below the interactive part: it keeps the space, it
 * is printed, and it is shown if anything fails. The stylesheets are linked here and not in the head, so that pages without a figure
 * never load them, and the text above the figure does not wait for them.
 */
export function Demo({ demo: { name, intro, styles, Placeholder, facts, load } }: Props) {
  const [Live, setLive] = useState(() => fetched.get(load));
  const [isStill, setStill] = useState(false);
  const { ref, isInView } = useInView(NEAR);
  const heading = `demo-${name}`;

  useEffect(() => {
    const arrive = ({ Live: arrived }: { Live: ComponentType }) => {
      fetched.set(load, arrived);
      setLive(() => arrived);
    };
    if (isInView) load().then(arrive, () => setStill(true)); // If the code does not load, the drawing and the text stay.
  }, [isInView, load]);

  return (
    <>
      <link rel="stylesheet" href={demoStyles} />
      {styles && <link rel="stylesheet" href={styles} />}
      <figure ref={ref} className="demo" aria-labelledby={heading}>
        <figcaption>
          <h3 id={heading} className="demo-heading">
            {intro.heading}
          </h3>
          <p>{intro.invitation}</p>
        </figcaption>
        {/* data-still: the interactive part has failed, so no space is kept for it. */}
        <div className="demo-body" data-still={isStill || undefined}>
          <ErrorBoundary fallback={null} onError={() => setStill(true)}>
            {Live && <Live />}
          </ErrorBoundary>
          <Placeholder description={intro.alt} />
        </div>
        <p className="without-js">{intro.withoutScripts}</p>
        {facts && (
          <details>
            <summary>{facts.heading}</summary>
            <facts.Facts />
          </details>
        )}
        <details>
          <summary>{site.labels.demo.how}</summary>
          <p>{intro.how.join(' ')}</p>
          <a href={intro.source} target="_blank" rel="noopener noreferrer">
            {site.labels.demo.source}
            <span className="sr-only"> {site.labels.opensInNewTab}</span>
          </a>
        </details>
      </figure>
    </>
  );
}

Demo.stylesOf = ({ demo: { styles } }: Props) => [demoStyles, ...(styles ? [styles] : [])];
