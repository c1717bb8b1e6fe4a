import { home } from '#content/pages/home.ts';
import { MotionChip } from '#src/motion/motion-chip.tsx';
import { Sky } from './sky.tsx';

/** The first view: a greeting in the sky. */
export function Hero() {
  return (
    <section aria-labelledby="greeting" className="hero">
      <Sky />
      <div className="wrap hero-words">
        <h1 id="greeting" className="hero-greeting">
          {home.greeting}
        </h1>
        <p className="lead mt-[clamp(1.4rem,2.6vw,2.4rem)] max-w-[33em]">{home.intro}</p>
      </div>
      <div className="wrap absolute inset-x-0 bottom-6 flex items-center justify-between gap-4">
        <MotionChip />
        <p className="font-semibold text-base max-sm:hidden">{home.coordinates}</p>
      </div>
    </section>
  );
}
