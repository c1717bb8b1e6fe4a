// The components that a Markdown page may use without importing them, such as `<Wide>…</Wide>`.

/** Where a component is imported from, and how it behaves. */
export interface MarkdownComponent {
  module: string;
  /** Wider than the column of text: the column ends before it, and a new one begins after it. */
  isWide?: true;
  /** Allowed in case studies only, because it shows their facts. */
  onlyInCaseStudies?: true;
}

/** The components by the name that owners write in .mdx files. */
export const MARKDOWN_COMPONENTS: Record<string, MarkdownComponent> = {
  Lead: { module: '#src/mdx/mdx-components.tsx' },
  Wide: { module: '#src/mdx/pictures.tsx', isWide: true },
  Pictures: { module: '#src/mdx/pictures.tsx', isWide: true },
  Video: { module: '#src/mdx/video.tsx' },
  Demo: { module: '#src/demos/demo.tsx', isWide: true },
  Claims: { module: '#src/screens/case-study/claims.tsx', isWide: true, onlyInCaseStudies: true },
  Marquee: { module: '#src/screens/case-study/marquee.tsx', isWide: true, onlyInCaseStudies: true },
};

/** The component that shows a picture written as `![…](…)`. */
export const MARKDOWN_PICTURE = { name: 'MarkdownPicture', module: '#src/mdx/pictures.tsx' };

/** The components that the build adds for what owners write in Markdown. */
export const BUILD_COMPONENTS: Record<string, Pick<MarkdownComponent, 'module'>> = {
  [MARKDOWN_PICTURE.name]: MARKDOWN_PICTURE,
  Alert: { module: '#src/mdx/alert.tsx' },
  Formula: { module: '#src/mdx/formula.tsx' },
};
