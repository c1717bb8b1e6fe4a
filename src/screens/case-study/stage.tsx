import { useLayoutEffect, useRef } from 'react';
import type { CaseStudy } from '#src/lib/case-studies.ts';
import { departureTo } from '#src/navigation/departure.ts';
import { Picture } from '#src/parts/picture.tsx';
import { standIn } from './stand-in.ts';
import { travel } from './travel.ts';

/** The large picture at the top of a case study. */
export function Stage({ slug, picture: { wide, phone, alt } }: { slug: string; picture: CaseStudy['pictures'][number] }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = frame.current as HTMLDivElement;
    const departure = departureTo(`/${slug}`);
    const cleanUps = [standIn(stage, wide.colour), departure && travel(stage, departure)];
    return () => {
      for (const cleanUp of cleanUps) cleanUp?.();
    };
  }, [slug, wide.colour]);
  return (
    <div ref={frame} className="stage">
      <Picture picture={wide} phone={phone} alt={alt} className="picture fill" isFirst />
    </div>
  );
}
