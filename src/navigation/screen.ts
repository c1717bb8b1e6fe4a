import type { ComponentType } from 'react';

/** A page whose code is loaded: it can be shown. */
export interface Page {
  route: string;
  Content: ComponentType;
  /** The stylesheets that the page needs beside those of all pages. */
  styles: () => string[];
  /** Loads what the page shows first, before the visitor goes there. */
  preload?: (() => void) | undefined;
}

interface ScreenCode extends Partial<Pick<Page, 'styles' | 'preload'>> {
  default: ComponentType;
}

/** A page of the site, whose code is a chunk of its own. */
export interface Screen {
  /** The route of this screen; "*" stands for every other address. */
  route: string;
  /** Loads the code. May be called early, and again after an error. */
  load: () => Promise<Page>;
}

/** Makes a screen from its route and its dynamic import. The code is loaded once, and again only after an error. */
export function screen(route: string, importScreen: () => Promise<ScreenCode>): Screen {
  let loading: Promise<Page> | undefined;

  async function load(): Promise<Page> {
    try {
      const { default: Content, styles = () => [], preload } = await importScreen();
      return { route, Content, styles, preload };
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
  return screens.find((one) => one.route === exact);
}

/** The page for wrong addresses is always the last screen. */
export const notFoundScreen = (screens: readonly Screen[]) => screens.at(-1) as Screen;
