interface Window {
  /** Buttons pressed before the app ran; undefined once React listens itself. */
  earlyClicks: HTMLButtonElement[] | undefined;
}

interface ImportMetaEnv {
  /** Where the site is published, without a slash at the end. */
  readonly SITE_URL: string;
}

declare module 'virtual:case-studies' {
  /** One loader for each folder in content/case-studies, in their order. */
  export const caseStudyLoaders: Record<string, () => Promise<import('#content/schema.ts').CaseStudy>>;
}

declare module 'virtual:home-cards' {
  /** The cards that the home page shows, in their order. */
  export const homeCards: import('#content/schema.ts').CaseStudyCard[];
}

declare module '*/about.mdx' {
  import type { ComponentType } from 'react';
  import type { AboutFrontMatter } from '#content/schema.ts';

  const Body: ComponentType;
  export default Body;
  export const frontmatter: AboutFrontMatter;
}
