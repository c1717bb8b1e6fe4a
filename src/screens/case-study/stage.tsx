import { useLayoutEffect, useRef } from 'react';
import { Picture } from '#src/components/picture.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';
import { departureTo } from '#src/navigation/departure.ts';
import { standIn } from './stand-in.ts';
import { travel } from './travel.ts';

/** The large picture of a case study. */
export function Stage({ slug, picture: { wide, phone, alt } }: { slug: string; picture: CaseStudy['pictures'][number] }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = frame.current as HTMLDivElement;
    const departure = departureTo(`/${slug}`);
    const ends = [standIn(stage, wide.colour), departure && travel(stage, departure)];
    return () => {
      for (const end of ends) end?.();
    };
  }, [slug, wide.colour]);
  return (
    <div ref={frame} className="stage">
      <Picture picture={wide} phone={phone} alt={alt} className="picture fill" isFirst />
    </div>
  );
}
