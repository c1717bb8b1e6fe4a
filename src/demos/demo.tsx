import { labels } from 'virtual:content/case-studies';
import { labels as pageLabels } from 'virtual:content/site';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { useInView } from '#src/components/hooks.ts';

/** The text around an interactive demo. It is shown with and without scripts. */
export interface DemoIntro {
  heading: string;
  /** The text of the link below the title of the case study that leads to the demo. Without it there is no link. */
  link?: string;
  /** What a reader can do with the demo, in one or two sentences. */
  invitation: string;
  /** The alternative text of the placeholder. */
  alt: string;
  /** Shown only where scripts are off. */
  withoutScripts: string;
  /** How it works, in three sentences. */
  how: [string, string, string];
  /** The public address of the source file to read first. */
  source: string;
}

/** An interactive demo of a project, shown inside its case study. It is in the folder of the case study, and its text imports it. */
export interface DemoDefinition {
  /** One word, unique on the page: used for the id of the demo. */
  name: string;
  intro: DemoIntro;
  /** The address of the placeholder's stylesheet, if it needs one. */
  styles?: string;
  /** A still picture of the demo, shown until the demo has loaded. */
  Placeholder: ComponentType<{ description: string }>;
  /** More to read, such as a table of numbers, below the explanation. */
  Facts?: ComponentType;
  /** Loads the demo itself. */
  load: () => Promise<{ Live: ComponentType }>;
}

interface Props {
  demo: DemoDefinition;
}

/** Loading starts when the demo is this close to the window, so that it is ready when the reader arrives. */
const PRELOAD_MARGIN = '60%';

/** Demos that have been loaded. A page that is shown again renders them at once, and so has its full height at once. */
const loadedDemos = new Map<DemoDefinition['load'], ComponentType>();

/**
 * A placeholder that becomes an interactive demo when the reader comes near. The placeholder stays below the demo: it keeps the space,
 * it is printed, and it is shown if anything fails. React puts the stylesheet of the placeholder into the head, and shows the page when it has loaded.
 */
export function Demo({ demo: { name, intro, styles, Placeholder, Facts, load } }: Props) {
  const [Live, setLive] = useState(() => loadedDemos.get(load));
  const [hasFailed, setFailed] = useState(false);
  const { ref, isInView } = useInView(PRELOAD_MARGIN);
  const id = `demo-${name}`; // case-study-header.tsx links to it.

  useEffect(() => {
    const start = (loaded: { Live: ComponentType }) => {
      loadedDemos.set(load, loaded.Live);
      setLive(() => loaded.Live);
      setFailed(false);
    };
    // If the code does not load, the placeholder and the text stay, and the next time that the reader comes near it is loaded again.
    if (isInView && !Live) load().then(start, () => setFailed(true));
  }, [isInView, Live, load]);

  return (
    <>
      {styles && <link rel="stylesheet" href={styles} precedence="demo" />}
      {/* tabIndex: a link to the demo also moves the focus to it. */}
      <figure ref={ref} id={id} tabIndex={-1} className="demo" aria-labelledby={`${id}-heading`}>
        <figcaption>
          <h3 id={`${id}-heading`} className="demo-heading">
            {intro.heading}
          </h3>
          <p>{intro.invitation}</p>
        </figcaption>
        {/* data-failed: no space is kept for a demo that will not start. */}
        <div className="demo-body" data-failed={hasFailed || undefined}>
          <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
            {Live && <Live />}
          </ErrorBoundary>
          <Placeholder description={intro.alt} />
        </div>
        <p className="without-js">{intro.withoutScripts}</p>
        <details>
          <summary>{labels.demo.how}</summary>
          <p>{intro.how.join(' ')}</p>
          {Facts && <Facts />}
          <a href={intro.source} target="_blank" rel="noopener noreferrer">
            {labels.demo.source}
            <span className="sr-only"> {pageLabels.opensInNewTab}</span>
          </a>
        </details>
      </figure>
    </>
  );
}
