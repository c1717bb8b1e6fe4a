import { MOTION_KEY } from './display-keys.ts';

/** Called when the app cannot run: hides the controls that need it, and stops all animations. */
export function goWithoutApp(): void {
  const root = document.documentElement;
  delete root.dataset.js;
  root.dataset[MOTION_KEY] = 'paused';
}
