import { caseStudies } from 'virtual:content/case-studies';
import { home } from 'virtual:content/home';
import { CaseStudyButtons, CaseStudyCard, CaseStudyLabel, ClaimNote } from '#src/components/case-study-card.tsx';
import { Cloud } from '#src/components/clouds.tsx';
import { withErrorBoundary } from '#src/components/error-boundary.tsx';
import { Carousel as BaseCarousel } from './carousel/carousel.tsx';

const Carousel = withErrorBoundary(BaseCarousel);

const [featured, ...rest] = caseStudies;
const others = rest.slice(0, home.otherProjectsLimit);

/** The first case study with a carousel of its pictures, then cards of the others. Renders nothing on a site without case studies. */
export function Projects() {
  if (!featured) return null;
  const { slug, order, name, summary, pictures, claims = [] } = featured;
  const claimsInSummary = claims.filter(({ value }) => summary.includes(value));
  return (
    <section aria-labelledby="projects" className="wrap section">
      <h2 id="projects" className="section-heading">
        {home.projectsHeading}
        <Cloud shape="c" className="cloud-behind cloud-behind-projects" />
      </h2>
      <Carousel slides={pictures} to={`/${slug}`} name={name} />
      <div className="project-caption">
        <div className="project-text">
          <CaseStudyLabel order={order} />
          <h3 className="project-name">{name}</h3>
          <p className="project-summary">{summary}</p>
          {claimsInSummary.map((claim) => (
            <ClaimNote key={claim.text} {...claim} />
          ))}
        </div>
        <CaseStudyButtons {...featured} />
      </div>
      {others.length > 0 && (
        <div className="card-grid other-projects">
          {others.map((other) => (
            <CaseStudyCard key={other.slug} {...other} isOnHome />
          ))}
        </div>
      )}
    </section>
  );
}
