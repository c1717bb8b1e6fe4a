import { site } from '#content/site.ts';
import { ButtonLink, ExternalButton } from '#src/parts/buttons.tsx';

interface Props {
  slug: string;
  name: string;
  /** The address of the live website, if there is a public one. */
  live: string | undefined;
}

/** Links to the live website of a project, if there is one, and to its case study. */
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
