// What may stand among the words of a page beside Markdown itself: `<Wide>…</Wide>`.

/** A part and where it comes from. */
export interface Part {
  module: string;
  /** What the module calls it, where that is another name. */
  exported?: string;
  /** Wider than the column of text: it ends the prose, which goes on below it. */
  isWide?: true;
  /** Shows facts of meta.ts: it stands in a case study only. */
  ofCaseStudy?: true;
}

/** By the name that is written in MDX. */
export const PARTS: Record<string, Part> = {
  Lead: { module: '#src/prose/lead.tsx' },
  Wide: { module: '#src/prose/pictures.tsx', isWide: true },
  Pictures: { module: '#src/prose/pictures.tsx', isWide: true },
  Video: { module: '#src/prose/video.tsx' },
  Figure: { module: '#src/figures/working-figure.tsx', exported: 'WorkingFigure', isWide: true },
  Claims: { module: '#src/screens/case-study/claims.tsx', isWide: true, ofCaseStudy: true },
  Marquee: { module: '#src/screens/case-study/marquee.tsx', isWide: true, ofCaseStudy: true },
};

/** What Markdown's own pictures become. */
export const MARKDOWN_PICTURE = 'MarkdownPicture';
/** Brings the style of the Markdown that few pages use. */
export const MARKDOWN_STYLES = 'MarkdownStyles';

/** Parts that nobody writes: the build adds them where they are needed. */
export const ADDED_PARTS: Record<string, Part> = {
  [MARKDOWN_PICTURE]: { module: '#src/prose/pictures.tsx' },
  [MARKDOWN_STYLES]: { module: '#src/prose/markdown-styles.tsx' },
};
