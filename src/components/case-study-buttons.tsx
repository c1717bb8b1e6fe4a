import { site } from '#content/site.ts';
import { ButtonLink, ExternalButton } from './buttons.tsx';

interface Props {
  slug: string;
  name: string;
  /** Where the project can be tried, if anybody may. */
  live: string | undefined;
}

/** The ways on from a project: its live website, where there is one, and its case study here. */
export function CaseStudyButtons({ slug, name, live }: Props) {
  return (
    <div className="button-row">
      {live && (
        <ExternalButton href={live} look="secondary" about={name}>
          {site.labels.liveWebsite}
        </ExternalButton>
      )}
      <ButtonLink to={`/${slug}`} look="primary" about={name}>
        {site.labels.viewCaseStudy}
      </ButtonLink>
    </div>
  );
}
