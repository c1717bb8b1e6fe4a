import { site } from '#content/site.ts';
import { ButtonLink, ExternalButton } from './buttons.tsx';

interface Props {
  slug: string;
  name: string;
  live: string;
  className?: string;
}

/** The two ways on from a project: its live website, and its case study here. */
export function CaseStudyButtons({ slug, name, live, className = '' }: Props) {
  return (
    <div className={`button-row ${className}`}>
      <ExternalButton href={live} look="secondary" about={name}>
        {site.labels.liveWebsite}
      </ExternalButton>
      <ButtonLink to={`/${slug}`} look="primary" about={name}>
        {site.labels.viewCaseStudy}
      </ButtonLink>
    </div>
  );
}
