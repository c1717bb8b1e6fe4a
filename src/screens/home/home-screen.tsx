import { home } from '#content/pages/home.ts';
import { Contact } from '#src/components/contact/contact.tsx';
import { GroundClouds } from '#src/components/ground-clouds.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Hero } from './hero.tsx';
import { Projects } from './projects.tsx';
import { Technologies } from './technologies.tsx';
import { Testimonials } from './testimonials.tsx';

/** The parts of the page below the sky; home.ts says which are there, and in which order. */
const SECTIONS = { technologies: Technologies, projects: Projects, testimonials: Testimonials, contact: ContactSection };

export default function HomeScreen() {
  return (
    <>
      <PageMeta meta={home.meta} route="/" />
      <Hero />
      {home.sections.map((name, index) => {
        const Section = SECTIONS[name];
        return <Section key={name} isLast={index === home.sections.length - 1} />;
      })}
    </>
  );
}

/** At the end of the page two clouds rise behind it. */
function ContactSection({ isLast }: { isLast: boolean }) {
  const words = <Contact headingLevel="h2" />;
  return isLast ? <GroundClouds>{words}</GroundClouds> : words;
}
