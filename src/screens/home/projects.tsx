import { home } from '#content/pages/home.ts';
import { caseStudies } from '#src/lib/case-studies.ts';
import { CaseStudyButtons } from '#src/parts/case-study/case-study-buttons.tsx';
import { CaseStudyCard } from '#src/parts/case-study/case-study-card.tsx';
import { CaseStudyLabel } from '#src/parts/case-study/case-study-label.tsx';
import { ClaimNote } from '#src/parts/case-study/claim-note.tsx';
import { Cloud } from '#src/parts/clouds/cloud.tsx';
import { withErrorBoundary } from '#src/parts/error-boundary.tsx';
import { Carousel as Pictures } from './carousel/carousel.tsx';

const Carousel = withErrorBoundary(Pictures);

const [featured, ...others] = caseStudies;

/** The first case study with a carousel of its pictures, then cards of the others. Renders nothing on a site without case studies. */
export function Projects() {
  if (!featured) return null;
  const { slug, order, name, summary, live, pictures, claims = [] } = featured;
  const claimsInSummary = claims.filter(({ figure }) => summary.includes(figure));
  return (
    <section aria-labelledby="projects" className="wrap section">
      <div className="section-head">
        <h2 id="projects" className="section-heading">
          {home.projectsHeading}
        </h2>
        <Cloud shape="c" className="peeking peeking-projects" />
      </div>
      <Carousel slides={pictures} to={`/${slug}`} name={name} />
      <div className="project-caption">
        <div className="project-words">
          <CaseStudyLabel order={order} />
          <h3 className="project-name">{name}</h3>
          <p className="project-summary">{summary}</p>
          {claimsInSummary.map((claim) => (
            <ClaimNote key={claim.text} {...claim} />
          ))}
        </div>
        <CaseStudyButtons slug={slug} name={name} live={live} />
      </div>
      <div className="card-grid other-projects">
        {others.slice(0, home.exploreLimit).map((other) => (
          <CaseStudyCard key={other.slug} {...other} isOnHome />
        ))}
      </div>
    </section>
  );
}
