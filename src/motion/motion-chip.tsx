import { Pause, Play } from 'lucide';
import { site } from '#content/site.ts';
import { Icon } from '#src/components/icon.tsx';
import { motion } from './motion.ts';

/** Stops everything that moves by itself, on every page. The style sheet picks the label, so it is right in the first frame. */
export function MotionChip() {
  return (
    <button type="button" onClick={motion.flip} className="motion-chip needs-js">
      <span className="motion-pause">
        <Icon node={Pause} />
        {site.labels.pauseAnimations}
      </span>
      <span className="motion-play">
        <Icon node={Play} />
        {site.labels.playAnimations}
      </span>
    </button>
  );
}
