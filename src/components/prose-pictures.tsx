import type { ReactNode } from 'react';
import type { PictureSource } from '#src/lib/picture-sizes.ts';
import { Picture } from './picture.tsx';

/** One picture as wide as the page. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="wide">{children}</div>;
}

/** A few pictures side by side. */
export function Pictures({ children }: { children: ReactNode }) {
  return <div className="wide pictures">{children}</div>;
}

interface PictureProps {
  src: PictureSource;
  alt: string;
  title?: string;
}

/** What `![alt](file 'caption')` becomes. */
export function PictureAmongWords({ src, alt, title }: PictureProps) {
  return (
    <figure>
      <Picture picture={src} alt={alt} className="picture w-full" />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
