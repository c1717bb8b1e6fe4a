/** Names that the first-frame script, the app and the style sheets share: `data-<key>` on <html>, `<key>` in storage. */
export const THEME_KEY = 'theme';
export const MOTION_KEY = 'motion';
/** Set once the letters of the greeting have been animated in this visit. */
export const GREETED_KEY = 'greeted';
