import { labels } from 'virtual:content/site';
import { Pause, Play } from 'lucide';
import { Icon } from '#src/components/icons.tsx';
import { motion } from './preference.ts';

/** The button that stops and starts all animations of the site. CSS chooses icon and label, so that they are right in the first frame. */
export function MotionToggle() {
  return (
    <button type="button" onClick={motion.toggle} className="motion-toggle needs-js">
      <span className="motion-pause">
        <Icon node={Pause} />
        <span className="sr-only">{labels.pauseAnimations}</span>
      </span>
      <span className="motion-play">
        <Icon node={Play} />
        <span className="sr-only">{labels.playAnimations}</span>
      </span>
    </button>
  );
}
