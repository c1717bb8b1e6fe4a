import { dispensable } from '#src/components/error-boundary.tsx';
import { Picture } from '#src/components/picture.tsx';
import { MotionChip } from '#src/motion/motion-chip.tsx';
import { useCaseStudy } from './case-study-context.ts';

const COPIES = [1, 2, 3];

/** Screenshots that move past without end: shown three times, said once. */
export const Marquee = dispensable(MovingPictures);

function MovingPictures() {
  const { marquee } = useCaseStudy();
  if (!marquee) return null;
  const { heading, shots } = marquee;
  return (
    <div className="band">
      <div className="band-head">
        <h3 className="band-heading">{heading}</h3>
        <MotionChip />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where nothing moves, the row can be scrolled by keyboard */}
      <section className="marquee-view" aria-label={heading} tabIndex={0}>
        <div className="marquee">
          {COPIES.map((copy) => (
            <ul key={copy} className="marquee-copy" aria-hidden={copy > 1 || undefined}>
              {shots.map(({ picture, caption, alt }) => (
                <li key={caption}>
                  <Picture picture={picture} alt={copy > 1 ? '' : alt} className="band-picture" />
                  <p className="band-caption">{caption}</p>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </section>
    </div>
  );
}
