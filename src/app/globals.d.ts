interface Window {
  /** Buttons pressed before the app ran; undefined once React handles clicks. */
  earlyClicks: HTMLElement[] | undefined;
}

interface ImportMetaEnv {
  /** Where the site is published, without a slash at the end. */
  readonly SITE_URL: string;
  /** The alternative text of each share card, by route. Routes without a card have no entry. */
  readonly CARD_ALTS: Record<string, string>;
  /** The values of theme.css that the app needs. */
  readonly THEME: import('#src/lib/site-theme.ts').SiteTheme;
  /** The icons of the owner's profiles, by name. */
  readonly PROFILE_ICONS: Record<string, import('lucide').IconNode>;
  /** The text of the resume. */
  readonly RESUME: import('#src/lib/resume-parts.ts').WrittenResume;
  /** The size in bytes of each resume file, by format. Formats without a file have no entry. */
  readonly RESUME_BYTES: Partial<Record<'pdf' | 'json', number>>;
}

/** Vite's development server provides these two modules. */
declare module '*/@vite/client' {}

declare module '*/@react-refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}

/** The text of a page or a case study. */
declare module '*.mdx' {
  import type { PageWords } from '#src/prose/page-words.ts';

  const Body: PageWords['default'];
  export default Body;
}
