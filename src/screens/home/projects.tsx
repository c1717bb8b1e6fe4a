import { caseStudies } from 'virtual:content/case-studies';
import { home } from 'virtual:content/home';
import { CaseStudyButtons, CaseStudyCard, CaseStudyLabel } from '#src/components/case-study-card.tsx';
import { withErrorBoundary } from '#src/components/error-boundary.tsx';
import { Carousel as BaseCarousel } from './carousel/carousel.tsx';

const Carousel = withErrorBoundary(BaseCarousel);

const [featured, ...rest] = caseStudies;
const others = rest.slice(0, home.otherProjectsLimit);

/** The first case study with a carousel of its pictures, then cards of the others. Renders nothing on a site without case studies. */
export function Projects() {
  if (!featured) return null;
  const { order, name, summary } = featured;
  return (
    <section aria-labelledby="projects" className="wrap section">
      <h2 id="projects" className="section-heading">
        {home.headings.projects}
      </h2>
      <Carousel caseStudy={featured} />
      <div className="project-caption">
        <div className="project-text">
          <CaseStudyLabel order={order} />
          <h3 className="project-name">{name}</h3>
          <p className="project-summary">{summary}</p>
        </div>
        <CaseStudyButtons {...featured} />
      </div>
      {others.length > 0 && (
        <div className="card-grid other-projects">
          {others.map((other) => (
            <CaseStudyCard key={other.slug} {...other} />
          ))}
        </div>
      )}
    </section>
  );
}
