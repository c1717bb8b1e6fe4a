import type { ComponentType } from 'react';

/** A page that can be shown: its code is here. */
export interface Page {
  route: string;
  Content: ComponentType;
  /** Fetches what is seen first, for those who have not come yet. */
  fetchAhead?: (() => void) | undefined;
}

interface ScreenCode extends Pick<Page, 'fetchAhead'> {
  default: ComponentType;
}

/** A page of the site, whose code is a chunk of its own. */
export interface Screen {
  /** The route this screen answers; "*" is every other address. */
  route: string;
  /** Fetches the code; may be called ahead of time, and again after a failure. */
  load: () => Promise<Page>;
}

export function screen(route: string, importScreen: () => Promise<ScreenCode>): Screen {
  let loading: Promise<Page> | undefined;

  async function load(): Promise<Page> {
    try {
      const { default: Content, fetchAhead } = await importScreen();
      return { route, Content, fetchAhead };
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

/** The screen that answers a route exactly; a slash too many at its end is forgiven. */
export function findScreen(screens: readonly Screen[], route: string | undefined): Screen | undefined {
  const exact = route?.replace(/(.)\/$/, '$1');
  return screens.find((one) => one.route === exact);
}

/** The last screen answers every address that leads nowhere. */
export const notFoundScreen = (screens: readonly Screen[]) => screens.at(-1) as Screen;
