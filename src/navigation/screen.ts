import type { ComponentType } from 'react';

/** A page whose code is a chunk of its own. */
export interface Screen {
  /** The route this screen answers; "*" is every other address. */
  route: string;
  /** Fetches the code; may be called ahead of time, and again after a failure. */
  load: () => Promise<void>;
  /** Like `load`, for a visitor who is on the way: where the code fails to arrive, the server brings the page. */
  arrive: () => Promise<void>;
  /** The page itself, once its code is here. */
  component: () => ComponentType | undefined;
}

export function screen(route: string, importScreen: () => Promise<{ default: ComponentType }>): Screen {
  let component: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let arriving: Promise<void> | undefined;

  async function load() {
    component ??= (await importScreen()).default;
  }

  return {
    route,
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    arrive() {
      arriving ??= this.load().catch(leaveToServer);
      return arriving;
    },
    component: () => component,
  };
}

/** The address bar already shows the target: load it as a page of its own, from the top. */
function leaveToServer(): Promise<void> {
  scrollTo(0, 0);
  location.reload();
  return new Promise(() => {}); // Until then the old page stays.
}
