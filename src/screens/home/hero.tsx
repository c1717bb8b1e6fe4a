import { home } from '#content/pages/home.ts';
import { owner } from '#src/lib/owner.ts';
import { MotionChip } from '#src/motion/motion-chip.tsx';
import { Greeting } from './greeting.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { Sky } from './sky.tsx';

/** The first view: a greeting in the sky. */
export function Hero() {
  return (
    <div className="hero">
      <Sky />
      <div className="wrap hero-words">
        <Greeting text={home.greeting} />
        <p className="lead mt-[clamp(1.4rem,2.6vw,2.4rem)] max-w-[33em]">{home.intro}</p>
        <ProfileLinks />
      </div>
      <div className="wrap absolute inset-x-0 bottom-6 flex items-center justify-between gap-4">
        <MotionChip />
        <p className="ml-auto font-semibold text-base max-sm:hidden">{owner.coordinates ?? owner.place}</p>
      </div>
    </div>
  );
}
