import { home } from '#content/pages/home.ts';
import { Contact } from '#src/components/contact/contact.tsx';
import { GroundClouds } from '#src/components/ground-clouds.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Hero } from './hero.tsx';
import { Projects } from './projects.tsx';
import { Technologies } from './technologies.tsx';
import { Testimonials } from './testimonials.tsx';

export default function HomeScreen() {
  return (
    <>
      <PageMeta meta={home.meta} route="/" />
      <Hero />
      <Technologies />
      <Projects />
      <Testimonials />
      <GroundClouds>
        <Contact headingLevel="h2" />
      </GroundClouds>
    </>
  );
}
