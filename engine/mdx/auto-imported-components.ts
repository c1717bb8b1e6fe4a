// The components that an MDX page may use without importing them, such as `<Wide>…</Wide>`.

/** Where a component is imported from, and how it behaves. */
export interface MdxComponent {
  module: string;
  /** Wider than the column of text: the column ends before it, and a new one begins after it. */
  isWide?: true;
  /** Allowed in case studies only, because it shows data from meta.ts. */
  onlyInCaseStudies?: true;
}

/** The components by the name that owners write in MDX. */
export const MDX_COMPONENTS: Record<string, MdxComponent> = {
  Lead: { module: '#src/mdx/mdx-components.tsx' },
  Wide: { module: '#src/mdx/pictures.tsx', isWide: true },
  Pictures: { module: '#src/mdx/pictures.tsx', isWide: true },
  Video: { module: '#src/mdx/video.tsx' },
  Demo: { module: '#src/demos/demo.tsx', isWide: true },
  Claims: { module: '#src/screens/case-study/claims.tsx', isWide: true, onlyInCaseStudies: true },
  Marquee: { module: '#src/screens/case-study/marquee.tsx', isWide: true, onlyInCaseStudies: true },
};

/** The component that shows a picture written as `![…](…)`. */
export const MARKDOWN_PICTURE = 'MarkdownPicture';

/** Components that the build adds where they are needed; owners do not write them. */
export const ADDED_COMPONENTS: Record<string, MdxComponent> = {
  [MARKDOWN_PICTURE]: { module: '#src/mdx/pictures.tsx' },
};
