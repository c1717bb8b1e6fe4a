interface Window {
  /** Buttons clicked before the app ran; undefined once React handles clicks. */
  earlyClicks: HTMLElement[] | undefined;
}

/** Constants that the build replaces by their values (engine/vite.ts), so that unused code is left out. */
interface ImportMetaEnv {
  /** Whether the site has an About page and a resume: owners may delete them. */
  readonly HAS_ABOUT: boolean;
  readonly HAS_RESUME: boolean;
  /** Whether the first visit has the display mode of the visitor's system: `displayMode` in site.ts. */
  readonly FOLLOWS_SYSTEM: boolean;
}

// The content files that the app imports have the types of their schemas: a field that one owner left out, another one has.

declare module '#content/owner.json' {
  const owner: import('#schema').Owner;
  export default owner;
}

declare module '#content/site.ts' {
  export const site: import('#schema').Site;
}

declare module '#content/pages/home.ts' {
  export const home: import('#schema').HomePage;
}

declare module '#content/pages/contact.ts' {
  export const contact: import('#schema').ContactPage;
}

declare module '#content/pages/not-found.ts' {
  export const notFound: import('#schema').NotFoundPage;
  export const errorPage: import('#schema').ErrorPage;
}

/** Where the site is published, without a slash at the end. */
declare module 'virtual:site/url' {
  const url: string;
  export default url;
}

/** The labels by group: those of labels.ts, and the defaults of all others (src/labels.ts). */
declare module 'virtual:site/labels/page' {
  const labels: import('#src/labels.ts').AllLabels['page'];
  export default labels;
}

declare module 'virtual:site/labels/home' {
  const labels: import('#src/labels.ts').AllLabels['home'];
  export default labels;
}

declare module 'virtual:site/labels/carousel' {
  const labels: import('#src/labels.ts').AllLabels['carousel'];
  export default labels;
}

declare module 'virtual:site/labels/caseStudy' {
  const labels: import('#src/labels.ts').AllLabels['caseStudy'];
  export default labels;
}

declare module 'virtual:site/labels/contact' {
  const labels: import('#src/labels.ts').AllLabels['contact'];
  export default labels;
}

declare module 'virtual:site/labels/resume' {
  const labels: import('#src/labels.ts').AllLabels['resume'];
  export default labels;
}

/** The name of the captions of a video: the only label of Markdown that the app adds. The build adds the others. */
declare module 'virtual:site/captions' {
  const captions: string;
  export default captions;
}

/** The alternative text of each share card, by route. Routes without a card have no entry. */
declare module 'virtual:site/share-card-alts' {
  const shareCardAlts: Record<string, string>;
  export default shareCardAlts;
}

/** The values of theme.css that the app needs. */
declare module 'virtual:site/theme' {
  const theme: import('#src/lib/site-theme.ts').SiteTheme;
  export default theme;
}

/** The address of the logo. With `#dark` at its end it has the colours of dark mode. */
declare module 'virtual:site/logo' {
  const logo: string;
  export default logo;
}

/** The icons of the owner's profiles, by name. */
declare module 'virtual:site/profile-icons' {
  const icons: Record<string, import('lucide').IconNode>;
  export default icons;
}

/** The text of the resume. */
declare module 'virtual:site/resume' {
  const resume: import('#src/lib/resume.ts').FormattedResume;
  export default resume;
}

/** The size in bytes of each resume file, by format. Formats without a file have no entry. */
declare module 'virtual:site/resume-bytes' {
  const bytes: Partial<Record<'pdf' | 'json', number>>;
  export default bytes;
}

/** Vite's development server provides these two modules. */
declare module '*/@vite/client' {}

declare module '*/@react-refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}

/** The text of a page or a case study. */
declare module '*.mdx' {
  import type { MdxPage } from '#src/mdx/mdx-page.ts';

  const Body: MdxPage['default'];
  export default Body;
}

// `import card from './card.webp?card'` gives a picture in all widths of its kind. src/lib/picture-sizes.ts lists the kinds.
type Picture<Kind extends import('#src/lib/picture-sizes.ts').PictureKind> = import('#src/lib/picture-sizes.ts').PictureSource<Kind>;

declare module '*?hero' {
  const picture: Picture<'hero'>;
  export default picture;
}

declare module '*?phone' {
  const picture: Picture<'phone'>;
  export default picture;
}

declare module '*?card' {
  const picture: Picture<'card'>;
  export default picture;
}

declare module '*?screenshot' {
  const picture: Picture<'screenshot'>;
  export default picture;
}

declare module '*?resume' {
  const picture: Picture<'resume'>;
  export default picture;
}

declare module '*?portrait' {
  const picture: Picture<'portrait'>;
  export default picture;
}

declare module '*?face' {
  const picture: Picture<'face'>;
  export default picture;
}
