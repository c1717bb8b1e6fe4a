import type { ReactNode } from 'react';
import type { PictureSource } from '#schema';
import { withErrorBoundary } from '#src/components/error-boundary.tsx';
import { Picture, sizeOf } from '#src/components/picture.tsx';

/** One picture as wide as the page. `phone` names another file for screens up to 860 px; the build crops it to the shape of a card, and passes it on to the picture inside. */
export function Wide({ children }: { children: ReactNode; phone?: string }) {
  return <div className="wide">{children}</div>;
}

/** Pictures in rows of three. */
export function Pictures({ children }: { children: ReactNode }) {
  return <div className="wide pictures">{children}</div>;
}

interface PictureProps {
  src: PictureSource;
  /** The file for screens up to 860 px. */
  phone?: PictureSource<'phone'>;
  alt: string;
  title?: string;
  /** The width in pixels that an HTML tag gives it. */
  width?: string;
  /** Whether it is inside a paragraph, where HTML allows no <figure>. */
  isInLine?: boolean;
}

/** Renders `![alt](file 'caption')`. */
export const MarkdownPicture = withErrorBoundary(CaptionedPicture);

function CaptionedPicture({ src, phone, alt, title, width, isInLine }: PictureProps) {
  const shown = width ? { shownWidth: Number(width) } : {};
  const picture = src.modes ? (
    <SvgPicture picture={src} alt={alt} {...shown} />
  ) : (
    <Picture picture={src} {...(phone && { phone })} alt={alt} className={`picture${width ? '' : ' full-width'}`} {...shown} />
  );
  if (isInLine) return picture;
  return (
    <figure>
      {picture}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** An SVG. If it has colours for dark mode, under #dark, CSS shows the right one of two images; otherwise it gets a light background. */
function SvgPicture({ picture, alt, shownWidth }: { picture: PictureSource; alt: string; shownWidth?: number }) {
  const { src, modes } = picture;
  const { width, height } = sizeOf(picture, shownWidth);
  const image = (address: string, look: string) => (
    <img src={address} width={width} height={height} alt={alt} loading="lazy" className={`${shownWidth ? '' : 'svg-picture '}${look}`} />
  );
  if (modes === 'light') return image(src, 'svg-on-paper');
  return (
    <>
      {image(src, 'light-only')}
      {image(`${src}#dark`, 'dark-only')}
    </>
  );
}
