import { createContext, type ReactNode, use } from 'react';
import { Picture } from '#src/components/picture.tsx';
import type { PictureKind } from '#src/lib/picture-sizes.ts';
import { useCaseStudy } from './case-study-context.ts';

const KindContext = createContext<PictureKind>('wide');

/** One picture as wide as the page. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="wide">{children}</div>;
}

/** A few pictures side by side. */
export function Pictures({ children }: { children: ReactNode }) {
  return (
    <KindContext value="third">
      <div className="wide pictures">{children}</div>
    </KindContext>
  );
}

interface PictureProps {
  src: string;
  alt: string;
  title?: string;
}

/** What `![alt](file 'caption')` becomes in a case study. */
export function PictureAmongWords({ src, alt, title }: PictureProps) {
  const picture = useCaseStudy().pictures[src];
  const kind = use(KindContext);
  if (!picture) return null;
  return (
    <figure>
      <Picture picture={picture} alt={alt} kind={kind} className="picture w-full" />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
