/** Escapes text for use between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What XML forbids anywhere in a document, also escaped. A text copied from a PDF may have some of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Escapes text for use in XML, where "]]>" is an error too. */
export const escapeXml = (text: string) => escapeHtml(text.replace(NOT_IN_XML, '')).replaceAll('>', '&gt;');

/** Escapes text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?()[\]{}|^$\\]/g, '\\$&');
