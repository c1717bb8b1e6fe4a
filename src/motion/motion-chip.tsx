import { Pause, Play } from 'lucide';
import { site } from '#content/site.ts';
import { Icon } from '#src/components/icon.tsx';
import { motion } from './motion.ts';

/** Stops everything that moves by itself, on every page. The style sheet picks the label, so it is right in the first frame. */
export function MotionChip() {
  return (
    <button
      type="button"
      onClick={motion.flip}
      className="needs-js inline-flex min-h-11 items-center rounded-full bg-surface py-1 pr-4 pl-3 font-semibold text-[0.9375rem] text-ink shadow-1"
    >
      <span className="hidden items-center gap-2 motion-on:flex">
        <Icon node={Pause} className="size-4 fill-current" />
        {site.labels.pauseAnimations}
      </span>
      <span className="flex items-center gap-2 motion-on:hidden">
        <Icon node={Play} className="size-4 fill-current" />
        {site.labels.playAnimations}
      </span>
    </button>
  );
}
