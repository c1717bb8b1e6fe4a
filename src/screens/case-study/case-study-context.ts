import { createContext, use } from 'react';

type Facts = Pick<TextModule<'caseStudies'>, 'claims' | 'marquee'>;

/** What the case study says of itself, for components inside its text such as <Claims>. */
export const CaseStudyContext = createContext<Facts | undefined>(undefined);

export function useCaseStudy(): Facts {
  const caseStudy = use(CaseStudyContext);
  if (!caseStudy) throw new Error('This component can only be used in a case study.');
  return caseStudy;
}
