import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../../../engine/drawings/chromium.ts';
import { openPage } from '../../../../engine/drawings/open-page.ts';

const TEMPLATE = 'tools/maintainer/bench/sites/bare-html';

/** Writes the home page as a bare document: the words and pictures of the built page, so that the two can't drift apart. */
export async function writeBareHtml(site: string, out: string): Promise<void> {
  const browser = await launchChromium();
  const page = await openPage(browser);
  const words = await page.evaluate(plainWords, readFileSync(join(site, 'index.html'), 'utf8'));
  await browser.close();
  mkdirSync(out, { recursive: true });
  for (const file of ['images', 'favicon.svg']) cpSync(join(site, file), join(out, file), { recursive: true });
  cpSync(join(TEMPLATE, 'style.css'), join(out, 'style.css'));
  writeFileSync(join(out, 'index.html'), readFileSync(join(TEMPLATE, 'index.html'), 'utf8').replace('<!--words-->', words));
}

/** Runs in the browser: what is said and shown in #app, in the tags that HTML has for it; no class, no decoration, no control. */
function plainWords(html: string): string {
  const TAGS = /^(header|nav|main|section|footer|h[1-6]|p|ul|ol|li|a|picture|source|img|blockquote|figure|figcaption|strong|em)$/;
  const ATTRIBUTES = new Set(['href', 'src', 'srcset', 'sizes', 'type', 'media', 'width', 'height', 'alt', 'loading']);
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const extra of page.querySelectorAll('svg, .needs-js, [aria-hidden="true"]')) extra.remove();

  const plain = (node: Node): Node | string => {
    if (node.nodeType === Node.TEXT_NODE) return node.cloneNode();
    if (!(node instanceof Element)) return '';
    const tag = node.localName === 'button' ? 'p' : node.localName;
    const children = [...node.childNodes].map(plain);
    if (!TAGS.test(tag)) {
      const fragment = document.createDocumentFragment();
      fragment.append(...children);
      return fragment;
    }
    const element = document.createElement(tag);
    element.append(...children);
    for (const { name, value } of node.attributes) if (ATTRIBUTES.has(name)) element.setAttribute(name, value);
    return element;
  };
  const body = document.createElement('body');
  body.append(...[...(page.getElementById('app')?.childNodes ?? [])].map(plain));
  for (const button of body.querySelectorAll('p[type]')) button.removeAttribute('type');
  return body.innerHTML;
}
