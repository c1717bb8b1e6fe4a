import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../engine/documents/escape-html.ts';

interface Parts {
  locale: string;
  title: string;
  /** The paths of our style sheets. */
  sheets: string[];
  /** Tells the drawing from others, for the rules of a theme. */
  className: string;
  body: string;
}

/** The document that a drawing is made from: our style sheets, then the theme of the site as it is. Type comes in when it is opened. */
export function drawingPage({ locale, title, sheets, className, body }: Parts): string {
  const styles = [join(import.meta.dirname, 'drawing.css'), ...sheets].map((file) => readFileSync(file, 'utf8'));
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
/*fonts*/
${styles.join('\n')}</style>
<link rel="stylesheet" href="/theme.css">
<body class="${className}">
${body}
</body>
</html>`;
}
