import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../documents/escape-html.ts';

interface Parts {
  locale: string;
  title: string;
  /** The paths of the drawing's own style sheets. */
  sheets: string[];
  /** The class of the body, so that a theme can style this kind of drawing. */
  className: string;
  body: string;
}

/** The HTML that a drawing is made from: our style sheets, then the theme. openDrawing() replaces the comment with the fonts. */
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
