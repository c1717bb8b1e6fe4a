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
  /** How much larger than in its frame it is: a card enlarges it while the mouse is over it. */
  zoom: number;
}

/** Every frame with the first picture of a case study has its route in data-picture-of: cards, the carousel, and the hero image. */
const framesOf = (route: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-picture-of="${route}"]`)].filter((frame) =>
    isInViewport(frame.getBoundingClientRect()),
  );

/** The image of a frame that is in front: the last one. In the carousel, the other picture is inert while it slides away. */
const imageIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll('img')].findLast((image) => image.checkVisibility({ visibilityProperty: true }) && !image.closest('[inert]'));

/**
 * Called just before a page is left: notes the picture that both pages may show, if it is visible and animations are allowed. Returns a
 * function that moves it, to be called when the browser has scrolled the new page and has not yet painted it. If only the new page shows
 * the picture, it fades in.
 */
export function rememberImage(from: string | undefined, to: string): (() => void) | undefined {
  if (motion.read() !== 'running') return;
  const routes = [to, from ?? ''];
  const [shared] = routes.flatMap((route) =>
    framesOf(route).flatMap((element): SharedImage[] => {
      const image = imageIn(element);
      if (!image?.naturalWidth) return [];
      const frame = element.getBoundingClientRect();
      const zoom = image.getBoundingClientRect().height / frame.height;
      return [{ route, src: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight, frame, zoom }];
    }),
  );
  return () => {
    if (shared) moveImage(shared);
    else for (const frame of routes.flatMap(framesOf)) frame.animate({ opacity: [0, 1] }, FADE_IN_MS);
  };
}

const FADE_IN_MS = 220;

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
  const image = frame && imageIn(frame);
  if (!frame || !image) return;
  const target = frame.getBoundingClientRect();
  const height = Math.max(target.height, target.width / (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))));
  const scale = (Math.max(shared.frame.height, shared.frame.width / shared.ratio) * shared.zoom) / height;
  const [x, y] = [centre(shared.frame).x - centre(target).x, centre(shared.frame).y - centre(target).y];
  const insets = [target.height - shared.frame.height / scale, target.width - shared.frame.width / scale].map((size) => `${size / 2}px`);
  const radius = getComputedStyle(document.documentElement).getPropertyValue('--radius-card');
  // A card cuts off the picture at its sides, and has round corners at its top only.
  const end = frame.matches('.card-picture') ? `inset(0 round ${radius} ${radius} 0 0)` : `inset(-${SHADOW_PX}px round ${radius})`;

  const copy = Object.assign(new Image(), { src: shared.src, alt: '', ariaHidden: 'true', className: 'picture shared-image' });
  Object.assign(copy.style, { width: `${height * shared.ratio}px`, height: `${height}px` });
  const duration = matchMedia(PHONE_QUERY).matches ? 300 : 380;
  frame.dataset.arriving = '';
  for (const fade of image.getAnimations()) fade.finish(); // Of a picture at night that has just loaded: the last page has shown it.
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
