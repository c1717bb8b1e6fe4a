import type { ReactNode } from 'react';
import { frontmatter } from '#content/pages/about.mdx';

const pictures = import.meta.glob<string>('#content/pages/*.{svg,webp,png,jpg,avif}', { eager: true, import: 'default', query: '?url' });

/** The portrait beside the first paragraphs. */
export function Intro({ children }: { children: ReactNode }) {
  const { picture, alt, caption } = frontmatter.portrait;
  const src = Object.entries(pictures).find(([path]) => path.endsWith(`/${picture}`))?.[1];
  return (
    <div className="about-intro">
      <figure className="max-md:max-w-104">
        <img
          src={src}
          alt={alt}
          width="800"
          height="960"
          fetchPriority="high"
          className="picture w-full rounded-l shadow-3 md:rounded-xl"
        />
        <figcaption className="mt-4 text-[1rem] text-ink-2">{caption}</figcaption>
      </figure>
      <div className="prose prose-lead">{children}</div>
    </div>
  );
}
