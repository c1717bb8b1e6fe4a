import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../art/drawing/chromium.ts';

const TEMPLATE = 'bench/bare-html';

/** Writes the home page as a bare document: the words and pictures of the built page, so that the two can't drift apart. */
export async function writeBareHtml(site, out) {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const words = await page.evaluate(plainWords, readFileSync(join(site, 'index.html'), 'utf8'));
  await browser.close();
  mkdirSync(out, { recursive: true });
  for (const file of ['images', 'favicon.svg']) cpSync(join(site, file), join(out, file), { recursive: true });
  cpSync(join(TEMPLATE, 'style.css'), join(out, 'style.css'));
  writeFileSync(join(out, 'index.html'), readFileSync(join(TEMPLATE, 'index.html'), 'utf8').replace('<!--words-->', words));
}

/** Runs in the browser: what is said and shown in #app, in the tags that HTML has for it; no class, no decoration, no control. */
function plainWords(html) {
  const TAGS = /^(header|nav|main|section|footer|h[1-6]|p|ul|ol|li|a|picture|source|img|blockquote|figure|figcaption|strong|em)$/;
  const ATTRIBUTES = ['href', 'src', 'srcset', 'sizes', 'type', 'media', 'width', 'height', 'alt', 'loading'];
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const extra of page.querySelectorAll('svg, .needs-js, [aria-hidden="true"]')) extra.remove();

  const plain = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.cloneNode();
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const tag = node.localName === 'button' ? 'p' : node.localName;
    const children = [...node.childNodes].map(plain);
    const element = TAGS.test(tag) ? document.createElement(tag) : document.createDocumentFragment();
    element.append(...children);
    for (const name of ATTRIBUTES) if (element.setAttribute && node.hasAttribute(name)) element.setAttribute(name, node.getAttribute(name));
    return element;
  };
  const body = document.createElement('body');
  body.append(...[...page.getElementById('app').childNodes].map(plain));
  for (const button of body.querySelectorAll('p[type]')) button.removeAttribute('type');
  return body.innerHTML;
}
