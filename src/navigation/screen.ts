import type { ComponentType } from 'react';

/** A page whose code is a chunk of its own. */
export interface Screen {
  /** The route this screen answers; "*" is every other address. */
  route: string;
  /** Fetches the code; may be called ahead of time, and again after a failure. */
  load: () => Promise<ComponentType>;
  /** The page itself, once its code is here. */
  component: () => ComponentType | undefined;
}

export function screen(route: string, importScreen: () => Promise<{ default: ComponentType }>): Screen {
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  async function load() {
    component = (await importScreen()).default;
    return component;
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
    component: () => component,
  };
}
