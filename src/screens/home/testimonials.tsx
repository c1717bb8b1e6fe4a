import { home } from '#content/pages/home.ts';
import { testimonials } from '#content/testimonials.ts';
import { Cloud } from '#src/components/cloud.tsx';
import { Picture } from '#src/components/picture.tsx';
import { QuoteMark } from './quote-mark.tsx';

/** What clients said, one card each. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="wrap section">
      <div className="section-head">
        <h2 id="testimonials" className="section-heading">
          {home.testimonialsHeading}
        </h2>
        <Cloud shape="b" className="peeking right-[9%] w-[min(36%,310px)]" />
      </div>
      <div className="card-grid">
        {testimonials.map(({ id, img, name, website, comment }) => (
          <figure key={id} className="testimonial">
            <QuoteMark />
            <blockquote className="quote">{comment}</blockquote>
            <figcaption className="mt-auto flex items-center gap-4">
              <Picture picture={img} alt="" className="size-18 max-w-none rounded-full" />
              <span className="min-w-0 leading-snug wrap-anywhere">
                <strong className="block font-[650]">{name}</strong>
                <span className="text-[1rem] text-ink-2">{website}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
