/** Names that the first-frame script, the app and the style sheets share: `data-<key>` on <html>, `<key>` in storage. */
export const THEME_KEY = 'theme';
export const MOTION_KEY = 'motion';
