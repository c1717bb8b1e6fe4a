/** Names shared by the first-frame script, the app and the style sheet: `data-<key>` on <html>, `<key>` in storage. */
export const THEME_KEY = 'theme';
export const MOTION_KEY = 'motion';
/** Set where the letters of the greeting have risen before, in this visit. */
export const GREETED_KEY = 'greeted';
