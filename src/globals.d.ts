interface Window {
  /** Controls pressed before the app ran; undefined once React listens itself. */
  earlyClicks: HTMLElement[] | undefined;
}

interface ImportMetaEnv {
  /** Where the site is published, without a slash at the end. */
  readonly SITE_URL: string;
  /** Whether the samples are published on purpose. */
  readonly DEMO: boolean;
}

/** Served by Vite during development. */
declare module '*/@vite/client' {}

declare module '*/@react-refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}

declare module 'virtual:case-studies' {
  /** One loader for each folder in content/case-studies, in their order. */
  export const caseStudyLoaders: Record<string, () => Promise<import('#content/schema.ts').CaseStudy>>;
}

declare module 'virtual:home' {
  /** The first case study; undefined on a site without any. */
  export const featured: import('#content/schema.ts').FeaturedCaseStudy | undefined;
  /** The cards that follow, in their order. */
  export const exploreCards: import('#content/schema.ts').CaseStudyCard[];
  /** The faces beside the testimonials, in their order. */
  export const faces: import('#content/schema.ts').PictureSource[];
  /** What the page's share card shows, in words; undefined where none was drawn. The same below. */
  export const cardAlt: string | undefined;
}

declare module 'virtual:about' {
  export const portrait: import('#content/schema.ts').PictureSource;
  export const cardAlt: string | undefined;
}

declare module 'virtual:resume' {
  /** The bytes of each resume file that there is, by format. */
  export const downloads: Partial<Record<'pdf' | 'txt' | 'json' | 'vcf', number>>;
  export const cardAlt: string | undefined;
}

declare module 'virtual:contact' {
  export const cardAlt: string | undefined;
}

declare module '*/about.mdx' {
  import type { ComponentType } from 'react';
  import type { AboutFrontMatter } from '#content/schema.ts';

  const Body: ComponentType<{ components: Record<string, unknown> }>;
  export default Body;
  export const frontmatter: AboutFrontMatter;
}

/** A picture in the widths of its kind: src/lib/picture-sizes.ts. */
declare module '*?sheet' {
  const picture: import('#content/schema.ts').PictureSource;
  export default picture;
}
