import { home } from '#content/pages/home.ts';
import { owner } from '#src/lib/owner.ts';
import { siteTheme } from '#src/lib/site-theme.ts';
import { MotionChip } from '#src/preferences/motion-chip.tsx';
import { Greeting } from './greeting.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { Sky } from './sky/sky.tsx';

/** The top of the home page: the sky with the greeting. */
export function Hero() {
  return (
    <div className="hero">
      {siteTheme.clouds && <Sky />}
      <div className="wrap hero-words">
        <Greeting text={home.greeting} />
        <p className="lead hero-intro">{home.intro}</p>
        <ProfileLinks />
      </div>
      <div className="wrap hero-foot">
        {siteTheme.clouds && <MotionChip />}
        <p className="hero-place">{owner.coordinates ?? owner.place}</p>
      </div>
    </div>
  );
}
