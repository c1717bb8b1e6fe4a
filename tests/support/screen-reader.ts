import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const READER = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const ADDRESS = '/virtual-screen-reader.js';

/** No screen reader speaks of these: where a paragraph starts, where an item of a list ends. */
const UNSPOKEN = /^(end of )?(paragraph|strong)$|^end of (listitem|term|definition|caption|heading|link|button)\b/;

/** Everything that is said from the top of a page to its end. The reader runs inside the page, so it knows what is visible. */
export async function readAloud(page: Page): Promise<string[]> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: READER, contentType: 'text/javascript' }));
  const said = await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader');
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const said = await virtual.spokenPhraseLog();
    await virtual.stop();
    return said;
  }, ADDRESS);
  return withWholeCode(said);
}

/** The library stops at each colour of a block of code; screen readers read it as text. */
function withWholeCode(said: string[]): string[] {
  const start = said.indexOf('code');
  if (start < 0) return said;
  const end = said.indexOf('end of code', start);
  const code = `code, ${said.slice(start + 1, end).join(' ')}`;
  return [...said.slice(0, start), code, ...withWholeCode(said.slice(end + 1))];
}

/** What a person hears of it. The library says the name of a link, then its parts; screen readers say the name alone. */
export function asHeard(said: string[]): string[] {
  let named = '';
  return said.filter((phrase, index) => {
    if (phrase === `end of ${named}`) named = '';
    else if (/^(link|button|heading), /.test(phrase) && said.includes(`end of ${phrase}`, index)) named = phrase;
    else if (named.includes(phrase.replace(/^image, /, ''))) return false;
    return !UNSPOKEN.test(phrase);
  });
}
