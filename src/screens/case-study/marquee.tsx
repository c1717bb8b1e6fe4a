import { withErrorBoundary } from '#src/components/error-boundary.tsx';
import { Picture } from '#src/components/picture.tsx';
import { MotionToggle } from '#src/preferences/motion-toggle.tsx';
import { useCaseStudy } from './case-study-context.ts';

const COPIES = [1, 2, 3];

/** A row of screenshots that moves without end. It is repeated three times to fill wide screens; screen readers get the first only. */
export const Marquee = withErrorBoundary(MovingPictures);

function MovingPictures() {
  const { marquee } = useCaseStudy();
  if (!marquee) return null;
  const { heading, screenshots } = marquee;
  return (
    <div className="marquee">
      <div className="wrap marquee-head">
        <h3 className="marquee-heading">{heading}</h3>
        <MotionToggle />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where nothing moves, the row can be scrolled by keyboard */}
      <section className="marquee-view" aria-label={heading} tabIndex={0}>
        <div className="marquee-row">
          {COPIES.map((copy) => (
            <ul key={copy} className="marquee-copy" aria-hidden={copy > 1 || undefined}>
              {screenshots.map(({ picture, caption, alt }) => (
                <li key={caption}>
                  <Picture picture={picture} alt={copy > 1 ? '' : alt} className="marquee-picture" />
                  <p className="marquee-caption">{caption}</p>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </section>
    </div>
  );
}
