import type { ComponentType } from 'react';

/** A page whose code is loaded: it can be shown. */
export interface LoadedPage {
  route: string;
  Content: ComponentType;
  /** Fetches more than the code of the page. Called when the visitor points at a link to it: see prefetch.ts. */
  preload?: (() => void) | undefined;
}

/** What the module of a screen exports. */
export interface ScreenCode extends Pick<LoadedPage, 'preload'> {
  default: ComponentType;
}

/** A page of the site, whose code is a chunk of its own. */
export interface Screen {
  /** The route of this screen; "*" stands for every other address. */
  route: string;
  /** Loads the code. May be called early, and again after an error. */
  load: () => Promise<LoadedPage>;
  /** The screen of a page below this one; undefined if the route is of no such page. For articles, of which there may be hundreds. */
  screenBelow?: (route: string | undefined) => Screen | undefined;
}

/** Makes a screen from its route and its dynamic import. The code is loaded once, and again only after an error. */
export function defineScreen(route: string, importScreen: () => Promise<ScreenCode>): Screen {
  let loading: Promise<LoadedPage> | undefined;

  async function load(): Promise<LoadedPage> {
    try {
      const { default: Content, preload } = await importScreen();
      return { route, Content, preload };
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    route,
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}

/** The screen of a route. A slash at the end of the route is ignored. */
export function findScreen(screens: readonly Screen[], route: string | undefined): Screen | undefined {
  const exact = route?.replace(/(.)\/$/, '$1');
  const found = screens.find((one) => one.route === exact);
  return import.meta.env.WRITING ? (found ?? screens.flatMap(({ screenBelow }) => screenBelow?.(exact) ?? [])[0]) : found;
}

/** The 404 page is always the last screen. */
export const notFoundScreen = (screens: readonly Screen[]) => screens.at(-1) as Screen;
