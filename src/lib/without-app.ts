import { MOTION_KEY } from './display-keys.ts';

/** Without the app there is nobody to obey a control: hides the controls and lets everything stand still. */
export function goWithoutApp(): void {
  const root = document.documentElement;
  delete root.dataset.js;
  root.dataset[MOTION_KEY] = 'paused';
}
