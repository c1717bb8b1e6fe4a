import type { ReactNode } from 'react';
import { about } from '#content/pages/about.ts';
import { Picture } from '#src/parts/picture.tsx';

/** The first paragraphs of the About page, with the portrait beside them. */
export function Intro({ children }: { children: ReactNode }) {
  const { picture, alt, caption } = about.portrait;
  return (
    <div className="about-intro">
      <figure className="portrait">
        <Picture picture={picture} alt={alt} className="picture fill" isFirst />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="prose about-words">{children}</div>
    </div>
  );
}
