import { createContext, type ReactNode, use } from 'react';
import { Picture, SIZES } from '#src/components/picture.tsx';
import { useCaseStudy } from './case-study-context.ts';

const SizesContext = createContext(SIZES.stage);

/** One picture as wide as the page. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="wide">{children}</div>;
}

/** A few pictures side by side. */
export function Pictures({ children }: { children: ReactNode }) {
  return (
    <SizesContext value={SIZES.third}>
      <div className="wide pictures">{children}</div>
    </SizesContext>
  );
}

interface FigureProps {
  src: string;
  alt: string;
  title?: string;
}

/** What `![alt](file 'caption')` becomes in a case study. */
export function Figure({ src, alt, title }: FigureProps) {
  const picture = useCaseStudy().figures[src];
  const sizes = use(SizesContext);
  if (!picture) return null;
  return (
    <figure>
      <Picture picture={picture} alt={alt} sizes={sizes} className="picture w-full" />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
