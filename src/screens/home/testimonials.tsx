import { home } from '#content/pages/home.ts';
import { testimonials } from '#content/testimonials.ts';
import { Cloud } from '#src/parts/clouds/cloud.tsx';
import { Picture } from '#src/parts/picture.tsx';
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
        <Cloud shape="b" className="peeking peeking-testimonials" />
      </div>
      <div className="card-grid">
        {testimonials.map(({ id, img, name, website, comment }) => (
          <figure key={id} className="testimonial">
            <QuoteMark />
            <blockquote className="quote">{comment}</blockquote>
            <figcaption className="testimonial-from">
              <Picture picture={img} alt="" className="testimonial-face" />
              <span className="testimonial-name">
                <strong>{name}</strong> <span className="testimonial-site">{website}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
