import { caseStudies } from 'virtual:content/case-studies';
import { home, labels, profileIcons, projectsLinkText } from 'virtual:content/home';
import { hasResume, owner, labels as pageLabels, siteTheme } from 'virtual:content/site';
import { ButtonLink } from '#src/components/buttons.tsx';
import { Icon } from '#src/components/icons.tsx';
import { LocalTime } from '#src/components/local-time.tsx';
import { linkPath } from '#src/lib/urls.ts';
import { MotionToggle } from '#src/preferences/motion-toggle.tsx';
import { Greeting } from './greeting.tsx';
import { MoonPhaseName } from './sky/moon.tsx';
import { Sky } from './sky/sky.tsx';

/** The top of the home page: the sky with the greeting. */
export function Hero() {
  return (
    <div className="hero">
      {siteTheme.hasSky && <Sky />}
      <div className="wrap hero-text">
        <Greeting text={home.greeting} />
        <p className="lead hero-intro">{home.intro}</p>
        {home.facts && <p className="hero-facts">{home.facts}</p>}
        <div className="hero-links">
          <ProjectsLink />
          {hasResume && (
            <ButtonLink to="/resume" variant="secondary">
              {pageLabels.resume}
            </ButtonLink>
          )}
          <ProfileLinks />
        </div>
      </div>
      <div className="wrap hero-foot">
        <p>
          <LocalTime>{siteTheme.hasSky && <MoonPhaseName names={Object.values(labels.moonPhases)} />}</LocalTime>
        </p>
        {siteTheme.hasSky && <MotionToggle />}
      </div>
    </div>
  );
}

/** A link to the projects, which are below the first screen, such as "Three case studies ↓". */
function ProjectsLink() {
  if (!home.sections.includes('projects') || caseStudies.length === 0) return null;
  return (
    <a href="#projects" className="button button-primary">
      {projectsLinkText}
      <span aria-hidden="true" className="button-arrow button-arrow-down">
        {' ↓'}
      </span>
    </a>
  );
}

/** Round links to the profiles of the owner on other sites, in the order of owner.yaml. Each opens in a new tab. */
function ProfileLinks() {
  if (owner.profiles.length === 0) return null;
  return (
    <ul className="profile-links">
      {owner.profiles.map(({ name, label = name, url, icon = 'link' }) => (
        <li key={url}>
          <a href={linkPath(url)} target="_blank" rel={url.startsWith('/') ? 'noopener' : 'noopener noreferrer'} className="round-link">
            <Icon node={profileIcons[icon] ?? []} />
            <span className="sr-only">{`${label} ${pageLabels.opensInNewTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
