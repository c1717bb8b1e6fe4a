interface Window {
  /** Buttons clicked before the app ran; undefined once React handles clicks. */
  earlyClicks: HTMLElement[] | undefined;
}

/** Constants that the build replaces by their values (engine/vite.ts), so that unused code is left out. */
interface ImportMetaEnv {
  /** Whether the first visit has the display mode of the visitor's system: `displayMode` in site.yaml. */
  readonly FOLLOWS_SYSTEM: boolean;
  /** The route of the list of articles; empty on a site without articles. */
  readonly WRITING: string;
}

/** Vite's development server provides these two modules. */
declare module '*/@vite/client' {}

declare module '*/@react-refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}
