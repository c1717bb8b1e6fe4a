import { home } from '#content/pages/home.ts';
import { owner } from '#src/lib/owner.ts';
import { siteTheme } from '#src/lib/site-theme.ts';
import { MotionChip } from '#src/motion/motion-chip.tsx';
import { Greeting } from './greeting.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { Sky } from './sky.tsx';

/** The first view: a greeting in the sky. */
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
