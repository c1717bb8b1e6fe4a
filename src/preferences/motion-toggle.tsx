import { labels } from 'virtual:content/site';
import { Pause, Play } from 'lucide';
import { Icon } from '#src/components/icons.tsx';
import { motion } from './preference.ts';

/** The button that stops and starts all animations of the site. CSS chooses the label, so that it is right in the first frame. */
export function MotionToggle() {
  return (
    <button type="button" onClick={motion.toggle} className="motion-toggle needs-js">
      <span className="motion-pause">
        <Icon node={Pause} />
        {labels.pauseAnimations}
      </span>
      <span className="motion-play">
        <Icon node={Play} />
        {labels.playAnimations}
      </span>
    </button>
  );
}
