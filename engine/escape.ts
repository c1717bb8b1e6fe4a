/** Escapes text for use between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Escapes text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?()[\]{}|^$\\]/g, '\\$&');
