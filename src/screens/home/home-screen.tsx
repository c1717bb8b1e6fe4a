import { homeCards } from 'virtual:home-cards';
import { home } from '#content/pages/home.ts';
import { CaseStudyCard } from '#src/components/case-study-card.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Hero } from './hero.tsx';

export default function HomeScreen() {
  return (
    <>
      <PageMeta meta={home.meta} route="/" />
      <Hero />
      <section aria-labelledby="projects" className="wrap section">
        <h2 id="projects" className="section-heading">
          {home.projectsHeading}
        </h2>
        <div className="card-grid">
          {homeCards.map((card) => (
            <CaseStudyCard key={card.slug} {...card} />
          ))}
        </div>
      </section>
      <div className="pb-section" />
    </>
  );
}
