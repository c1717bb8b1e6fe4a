import type { ReactNode } from 'react';
import { dispensable } from '#src/components/error-boundary.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { PictureSource } from '#src/lib/picture-sizes.ts';

/** One picture as wide as the page; the build hands it the cut for small screens that `phone` names. */
export function Wide({ children }: { children: ReactNode; phone?: string }) {
  return <div className="wide">{children}</div>;
}

/** A few pictures side by side. */
export function Pictures({ children }: { children: ReactNode }) {
  return <div className="wide pictures">{children}</div>;
}

interface PictureProps {
  src: PictureSource;
  /** Another cut for small screens. */
  phone?: PictureSource<'phone'>;
  alt: string;
  title?: string;
  /** Whether it stands among words, where there can be no figure. */
  isInLine?: boolean;
}

/** What `![alt](file 'caption')` becomes; the page is complete without it. */
export const MarkdownPicture = dispensable(PictureAmongWords);

function PictureAmongWords({ src, phone, alt, title, isInLine }: PictureProps) {
  const picture = src.modes ? (
    <Drawing picture={src} alt={alt} />
  ) : (
    <Picture picture={src} {...(phone && { phone })} alt={alt} className="picture full-width" />
  );
  if (isInLine) return picture;
  return (
    <figure>
      {picture}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** An SVG: one that has colours of its own for dark mode, under #dark, is shown in both; any other stands on light paper. */
function Drawing({ picture: { src, cuts, modes }, alt }: { picture: PictureSource; alt: string }) {
  const [width, height] = cuts.split(/\D/);
  const drawing = (address: string, look: string) => (
    <img src={address} width={width} height={height} alt={alt} loading="lazy" className={`drawing ${look}`} />
  );
  if (modes === 'light') return drawing(src, 'drawing-paper');
  return (
    <>
      {drawing(src, 'by-day')}
      {drawing(`${src}#dark`, 'by-night')}
    </>
  );
}
