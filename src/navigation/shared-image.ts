import { isInViewport } from '#src/components/hooks.ts';
import { PHONE_QUERY } from '#src/lib/picture-sizes.ts';
import { motion } from '#src/preferences/preference.ts';

/** The picture of a case study, on the page that the visitor leaves. */
interface SharedImage {
  /** The route of the case study. */
  route: string;
  /** The image file that the browser showed. */
  src: string;
  /** Its width divided by its height. The frame may be narrower, and show its middle only. */
  ratio: number;
  /** The rectangle of its frame in the window. */
  frame: DOMRect;
}

/** Every frame with the first picture of a case study has its route in data-picture-of: cards, the carousel, and the hero image. */
const framesOf = (route: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-picture-of="${route}"]`)].filter((frame) =>
    isInViewport(frame.getBoundingClientRect()),
  );

/**
 * Called just before a page is left: notes the picture that both pages may show, if it is visible and animations are allowed. Returns a
 * function that moves it, to be called when the browser has scrolled the new page and has not yet painted it.
 */
export function rememberImage(from: string | undefined, to: string): (() => void) | undefined {
  const routes = motion.read() === 'running' ? [to, from ?? ''] : [];
  const [shared] = routes.flatMap((route) =>
    framesOf(route).flatMap((frame): SharedImage[] => {
      const image = [...frame.querySelectorAll('img')].findLast(isVisible); // The last one is in front.
      if (!image) return [];
      return [{ route, src: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight, frame: frame.getBoundingClientRect() }];
    }),
  );
  return shared && (() => moveImage(shared));
}

const isVisible = (image: HTMLImageElement) => image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true });

/** How much of the way the copy covers the picture below it, if that has loaded. */
const COVERED_PART = 0.75;
const UNCOVER_MS = 90;

/** Space around a hero image for its shadow, in pixels. */
const SHADOW_PX = 110;

/**
 * A shared-element transition: on the new page the picture starts in the rectangle of the old one, and moves to its own place. Pictures of
 * a case study are crops of one picture, all at its full height, so the moving frame only opens or closes at its sides. A copy of the old
 * picture covers the new one until that has loaded. It delays nothing.
 */
function moveImage(shared: SharedImage): void {
  const [frame] = framesOf(shared.route);
  const image = frame?.querySelector('img');
  if (!frame || !image) return;
  const target = frame.getBoundingClientRect();
  const height = Math.max(target.height, target.width / (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))));
  const scale = Math.max(shared.frame.height, shared.frame.width / shared.ratio) / height;
  const [x, y] = [centre(shared.frame).x - centre(target).x, centre(shared.frame).y - centre(target).y];
  const insets = [target.height - shared.frame.height / scale, target.width - shared.frame.width / scale].map((size) => `${size / 2}px`);
  const radius = getComputedStyle(document.documentElement).getPropertyValue('--radius-card');
  // A card cuts off the picture at its sides, and has round corners at its top only.
  const end = frame.matches('.card-picture') ? `inset(0 round ${radius} ${radius} 0 0)` : `inset(-${SHADOW_PX}px round ${radius})`;

  const copy = Object.assign(new Image(), { src: shared.src, alt: '', ariaHidden: 'true', className: 'picture shared-image' });
  Object.assign(copy.style, { width: `${height * shared.ratio}px`, height: `${height}px` });
  const duration = matchMedia(PHONE_QUERY).matches ? 300 : 380;
  frame.dataset.arriving = '';
  frame.append(copy);
  const move = frame.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${insets.join(' ')} round calc(${radius} / ${scale}))` },
      { transform: 'none', clipPath: end },
    ],
    // The shape stays until the copy, which may be wider, is gone.
    { duration, easing: getComputedStyle(frame).getPropertyValue('--ease-out'), fill: 'forwards' },
  );
  Promise.allSettled([image.decode()])
    .then(() => {
      const delay = Math.max(0, COVERED_PART * duration - Number(move.currentTime ?? duration));
      return Promise.allSettled([
        move.finished,
        copy.animate({ opacity: [1, 0] }, { delay, duration: UNCOVER_MS, fill: 'forwards' }).finished,
      ]);
    })
    .then(() => {
      move.cancel();
      copy.remove();
      delete frame.dataset.arriving;
    });
}

const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
