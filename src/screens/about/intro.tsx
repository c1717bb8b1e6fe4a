import { portrait } from 'virtual:about';
import type { ReactNode } from 'react';
import { frontmatter } from '#content/pages/about.mdx';
import { Picture } from '#src/components/picture.tsx';

/** The portrait beside the first paragraphs. */
export function Intro({ children }: { children: ReactNode }) {
  const { alt, caption } = frontmatter.portrait;
  return (
    <div className="about-intro">
      <figure className="max-md:max-w-104">
        <Picture picture={portrait} alt={alt} kind="portrait" className="picture w-full rounded-l shadow-3 md:rounded-xl" isFirst />
        <figcaption className="mt-4 text-[1rem] text-ink-2">{caption}</figcaption>
      </figure>
      <div className="prose prose-lead">{children}</div>
    </div>
  );
}
