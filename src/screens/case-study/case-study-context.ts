import { createContext, use } from 'react';
import type { CaseStudy } from '#src/lib/case-studies.ts';

/** The case study that is shown, for components inside its MDX text such as <Claims>. */
export const CaseStudyContext = createContext<CaseStudy | undefined>(undefined);

export function useCaseStudy(): CaseStudy {
  const caseStudy = use(CaseStudyContext);
  if (!caseStudy) throw new Error('This component can only be used in a case study.');
  return caseStudy;
}
