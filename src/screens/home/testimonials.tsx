import { home, lists } from 'virtual:content/home';
import { Picture } from '#src/components/picture.tsx';

/** What clients said, one card each. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="wrap section">
      <h2 id="testimonials" className="section-heading">
        {home.headings.testimonials}
      </h2>
      <div className="card-grid">
        {lists.testimonials.map(({ id, img, name, website, comment }) => (
          <figure key={id} className="testimonial">
            <QuoteMark />
            <blockquote className="quote">{comment}</blockquote>
            <figcaption className="testimonial-from">
              {img ? (
                <Picture picture={img} alt="" className="testimonial-face" />
              ) : (
                <span aria-hidden="true" className="testimonial-face testimonial-initials">
                  {initialsOf(name)}
                </span>
              )}
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

/** The first letters of the first and the last name. The role follows a comma, which looks different in other scripts, a bracket or a dash. */
function initialsOf(name: string): string {
  const [person = ''] = name.split(/[,،、，(]|\s[–—-]\s/);
  const letters = person
    .trim()
    .split(/\s+/)
    .map(([letter = '']) => letter.toUpperCase());
  return [...new Set([0, letters.length - 1])].map((index) => letters[index]).join('');
}

function QuoteMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 46 34" className="quote-mark">
      <path d="M9.5 34A9.5 9.5 0 0 1 .6 21.2C2.5 11 9.5 3.5 18.5 0l2.5 4.5c-5 2.8-8 6.5-9 10.6A9.5 9.5 0 0 1 9.5 34zM34.5 34a9.5 9.5 0 0 1-8.9-12.8C27.5 11 34.5 3.5 43.5 0L46 4.5c-5 2.8-8 6.5-9 10.6A9.5 9.5 0 0 1 34.5 34z" />
    </svg>
  );
}
