import { createHash } from 'node:crypto';

interface Rendered {
  /** The route that was rendered; "*" for the page of wrong addresses. */
  route: string;
  html: string;
  /** Data for search engines: no part of the app. */
  data: string;
}

/** React hoists these to the start of what it renders; in a document they belong into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/;

/** Puts what React rendered into the page template: head tags into the head, the rest into #app. */
export function fillDocument(template: string, { route, html, data }: Rendered): string {
  let head = '';
  let body = html;
  for (let tag = HOISTED.exec(body)?.[0]; tag; tag = HOISTED.exec(body)?.[0]) {
    head += `${tag}\n    `;
    body = body.slice(tag.length);
  }
  return template
    .replace('<!--head-->', () => (head + data).trimEnd())
    .replace('<div id="app"></div>', () => `<div id="app" data-route="${route}">${body}</div>`);
}

const APP_SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const STYLE_SHEET = /\s*<link rel="stylesheet" crossorigin( href="[^"]+">)/;
const APP_PART = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Swaps the script tags that Vite wrote for a loader that starts the same app later, and puts the style sheet before all
 * other files: it is what the first paint waits for, so it gets the connection that brought the document.
 */
export function startLater(template: string, { src, code }: { src: string; code: string }): string {
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const app = [APP_SCRIPT.exec(template)?.[1], ...[...template.matchAll(APP_PART)].map(([, part]) => part)].join(' ');
  const [styleSheet = '', href] = STYLE_SHEET.exec(template) ?? [];
  return template
    .replace(styleSheet, '')
    .replace('<!--head-->', `<link rel="stylesheet"${href}\n    <!--head-->`)
    .replace(APP_PART, '')
    .replace(APP_SCRIPT, `\n    <script defer src="${src}" data-app="${app}" integrity="${integrity}"></script>`);
}
