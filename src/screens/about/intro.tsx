import type { ReactNode } from 'react';
import { about } from '#content/pages/about.ts';
import { Picture } from '#src/components/picture.tsx';

/** The portrait beside the first paragraphs. */
export function Intro({ children }: { children: ReactNode }) {
  const { picture, alt, caption } = about.portrait;
  return (
    <div className="about-intro">
      <figure className="max-md:max-w-104">
        <Picture picture={picture} alt={alt} className="picture w-full rounded-l shadow-3 md:rounded-xl" isFirst />
        <figcaption className="mt-4 text-[1rem] text-ink-2">{caption}</figcaption>
      </figure>
      <div className="prose prose-lead">{children}</div>
    </div>
  );
}
