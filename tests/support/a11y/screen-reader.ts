import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const READER = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const ADDRESS = '/virtual-screen-reader.js';

/** What the library says but no screen reader does, such as the start of a paragraph and the end of a list item. */
const UNSPOKEN = /^(end of )?(paragraph|strong)$|^end of (listitem|term|definition|caption|heading|link|button)\b/;

/** Everything that is read aloud from the top of a page to its end. The reader runs inside the page, so it knows what is visible. */
export async function readAloud(page: Page): Promise<string[]> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: READER, contentType: 'text/javascript' }));
  const phrases = await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader');
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, ADDRESS);
  return withWholeCode(phrases);
}

/** Joins the text of a block of code: the library stops at each coloured part, screen readers do not. */
function withWholeCode(phrases: string[]): string[] {
  const start = phrases.indexOf('code');
  if (start < 0) return phrases;
  const end = phrases.indexOf('end of code', start);
  const code = `code, ${phrases.slice(start + 1, end).join(' ')}`;
  return [...phrases.slice(0, start), code, ...withWholeCode(phrases.slice(end + 1))];
}

/** What a person would hear. The library says the name of a link and then its parts; screen readers say only the name. */
export function asHeard(phrases: string[]): string[] {
  let named = '';
  return phrases.filter((phrase, index) => {
    if (phrase === `end of ${named}`) named = '';
    else if (/^(link|button|heading), /.test(phrase) && phrases.includes(`end of ${phrase}`, index)) named = phrase;
    else if (named.includes(phrase.replace(/^image, /, ''))) return false;
    return !UNSPOKEN.test(phrase);
  });
}
