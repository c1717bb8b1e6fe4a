/** Names that the inline script, the app and the stylesheets share: `data-<key>` on <html>. */
export const DISPLAY_MODE_KEY = 'theme';
export const MOTION_KEY = 'motion';

/** Whether the visitor's system prefers dark pages. */
export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The name in storage. It starts with the path of the site: all sites of a host, such as those at user.github.io, share one storage. */
export const storageKey = (key: string, base = import.meta.env.BASE_URL) => base + key;

/** The stored value; null where there is none, or where storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** Called when the app cannot run: hides the controls that need it, and stops all animations. */
export function fallBackToStaticPage(): void {
  const root = document.documentElement;
  delete root.dataset.js;
  root.dataset[MOTION_KEY] = 'paused';
}
