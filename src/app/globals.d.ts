interface Window {
  /** Buttons clicked before the app ran; undefined once React handles clicks. */
  earlyClicks: HTMLElement[] | undefined;
}

/** Constants that the build replaces by their values (engine/vite.ts), so that unused code is left out. */
interface ImportMetaEnv {
  /** Whether the first visit has the display mode of the visitor's system: `displayMode` in site.ts. */
  readonly FOLLOWS_SYSTEM: boolean;
  /** Whether the site has articles. */
  readonly HAS_ARTICLES: boolean;
}

/** Vite's development server provides these two modules. */
declare module '*/@vite/client' {}

declare module '*/@react-refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}

// `import card from './hero.webp?card'` gives a picture in all widths of its kind. schema/pictures.ts lists the kinds.
type Picture<Kind extends import('#schema').PictureKind> = import('#schema').PictureSource<Kind>;

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
