import { home } from '#content/pages/home.ts';
import { technologies } from '#content/technologies.ts';
import { Cloud } from '#src/components/cloud.tsx';
import { useFadeIn } from './use-fade-in.ts';

/** The cards of what the owner works with now. */
export function Technologies() {
  const fadeIn = useFadeIn<HTMLElement>();
  return (
    <section ref={fadeIn.ref} data-fade={fadeIn.state} aria-labelledby="technologies" className="wrap section">
      <div className="section-head">
        <h2 id="technologies" className="section-heading">
          {home.technologiesHeading}
        </h2>
        <Cloud shape="a" className="peeking right-[2%] w-[min(36%,400px)]" />
      </div>
      <ul className="technologies">
        {technologies.map(({ name, type, image }) => (
          <li key={name} className="technology">
            <TechnologyIcon src={image} className="dark:hidden" />
            <TechnologyIcon src={`${image}#dark`} className="not-dark:hidden" />
            <div>
              <h3 className="font-display text-[1.25rem] leading-[1.15] tracking-[-0.01em] md:text-[1.5rem]">{name}</h3>
              <p className="mt-1 text-[1rem] text-ink-2 leading-[1.35] md:text-[1.0625rem]">{type}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One file holds the colours of both modes. The style sheet picks, because WebKit does not tell a drawing the mode of its page. */
function TechnologyIcon({ src, className }: { src: string; className: string }) {
  return <img src={src} alt="" width="46" height="46" loading="lazy" className={`size-9.5 sm:size-11.5 ${className}`} />;
}
