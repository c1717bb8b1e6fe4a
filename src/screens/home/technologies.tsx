import { home } from '#content/pages/home.ts';
import { technologies } from '#content/technologies.ts';
import { Cloud } from '#src/parts/clouds/cloud.tsx';
import { useFadeIn } from './use-fade-in.ts';

/** The technologies that the owner works with, as cards. */
export function Technologies() {
  const fadeIn = useFadeIn<HTMLElement>();
  return (
    <section ref={fadeIn.ref} data-fade={fadeIn.state} aria-labelledby="technologies" className="wrap section">
      <div className="section-head">
        <h2 id="technologies" className="section-heading">
          {home.technologiesHeading}
        </h2>
        <Cloud shape="a" className="peeking peeking-technologies" />
      </div>
      <ul className="technologies">
        {technologies.map(({ name, type, image }) => (
          <li key={name} className="technology">
            <TechnologyIcon src={image} className="by-day" />
            <TechnologyIcon src={`${image}#dark`} className="by-night" />
            <div>
              <h3 className="technology-name">{name}</h3>
              <p className="technology-type">{type}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * One SVG file has the colours of both modes. CSS shows one of two images, because WebKit does not tell an SVG
 * image the mode of its page.
 */
function TechnologyIcon({ src, className }: { src: string; className: string }) {
  return <img src={src} alt="" width="46" height="46" loading="lazy" className={className} />;
}
