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

/** The images that a frame shows; the last one is in front. In the carousel, the other picture is inert while it slides away. */
const imagesIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll('img')].filter((image) => image.checkVisibility({ visibilityProperty: true }) && !image.closest('[inert]'));

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
      const image = imagesIn(element).findLast(({ naturalWidth }) => naturalWidth > 0);
      if (!image) return [];
      const frame = element.getBoundingClientRect();
      const zoom = image.getBoundingClientRect().height / frame.height;
      return [{ route, src: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight, frame, zoom }];
    }),
  );
  return () => {
    const [frame] = shared ? framesOf(shared.route) : [];
    if (shared && frame) moveImage(shared, frame);
    else for (const other of routes.flatMap(framesOf)) other.animate({ opacity: [0, 1] }, FADE_IN_MS);
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
function moveImage(shared: SharedImage, frame: HTMLElement): void {
  const image = imagesIn(frame).at(-1);
  if (!image) return;
  const target = frame.getBoundingClientRect();
  const height = Math.max(target.height, target.width / (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))));
  const scale = (Math.max(shared.frame.height, shared.frame.width / shared.ratio) * shared.zoom) / height;
  const [x, y] = [centre(shared.frame).x - centre(target).x, centre(shared.frame).y - centre(target).y];
  const insets = [target.height - shared.frame.height / scale, target.width - shared.frame.width / scale].map((size) => `${size / 2}px`);

  const copy = Object.assign(new Image(), { src: shared.src, alt: '', ariaHidden: 'true', className: 'shared-image' });
  copy.classList.toggle('picture', image.matches('.picture')); // In dark mode a picture by day is darker.
  Object.assign(copy.style, { width: `${height * shared.ratio}px`, height: `${height}px` });
  const duration = matchMedia(PHONE_QUERY).matches ? 300 : 380;
  frame.dataset.arriving = '';
  for (const fade of image.getAnimations()) fade.finish(); // Of a picture at night that has just loaded: the last page has shown it.
  frame.append(copy);
  const style = getComputedStyle(frame);
  const radius = style.getPropertyValue('--radius-card');
  const overflow = frame.matches('.card-picture') ? 0 : SHADOW_PX; // A card cuts off its picture.
  const move = frame.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${insets.join(' ')} round calc(${radius} / ${scale}))` },
      { transform: 'none', clipPath: `inset(-${overflow}px round ${style.borderRadius})` },
    ],
    // The shape stays until the copy, which may be wider, is gone.
    { duration, easing: style.getPropertyValue('--ease-out'), fill: 'forwards' },
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
