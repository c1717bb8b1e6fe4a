interface Window {
  /** Controls pressed before the app ran; undefined once React listens itself. */
  earlyClicks: HTMLElement[] | undefined;
}

interface ImportMetaEnv {
  /** Where the site is published, without a slash at the end. */
  readonly SITE_URL: string;
  /** Whether the samples are published on purpose. */
  readonly DEMO: boolean;
  /** What the share card of each route shows, in words; a route without a card is missing. */
  readonly CARD_ALTS: Record<string, string>;
  /** What the app must know of theme.css. */
  readonly THEME: import('#src/lib/site-theme.ts').SiteTheme;
  /** The icons of the owner's profiles, by name. */
  readonly PROFILE_ICONS: Record<string, import('lucide').IconNode>;
  /** The resume in words. */
  readonly RESUME: import('#src/lib/resume-parts.ts').WrittenResume;
  /** The bytes of each resume file that there is, by format. */
  readonly RESUME_BYTES: Partial<Record<'pdf' | 'txt' | 'json' | 'vcf', number>>;
}

/** Served by Vite during development. */
declare module '*/@vite/client' {}

declare module '*/@react-refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}

/** The words of a page or a case study. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Body: ComponentType<{ components: Record<string, unknown> }>;
  export default Body;
}
