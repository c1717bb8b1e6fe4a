import fc from 'fast-check';
import { TEST_CHROMIUM } from '../../../engine/drawings/chromium.ts';
import { browserErrors, expectHeading, navLink, open } from '../../support/page/app.ts';
import { hostileAddress, MARK } from '../../support/page/hostile.ts';
import { HOME, NOT_FOUND, PAGES } from '../../support/sites/pages.ts';
import { expect, test } from '../support/start/test.ts';

// By default Chromium ignores very frequent changes of the address, which these tests make.
test.use({ launchOptions: { ...TEST_CHROMIUM, args: [...TEST_CHROMIUM.args, '--disable-ipc-flooding-protection'] } });

const COUNT = 10_000;
const BATCH_SIZE = 100;
/** The page before every hostile address, so that each address has to change what is shown. */
const FROM = '/contact';
const HEADINGS = Object.fromEntries(PAGES.map(({ route, heading }) => [route, heading]));

interface Batch {
  addresses: string[];
  from: string;
  headings: Record<string, string>;
  notFound: string;
  mark: string;
}

interface Wrong {
  address: string;
  shown: string;
  reason: string;
}

/**
 * Runs in the page. Opens each address of a page as a link does; puts any other address into the history, as if the visitor
 * came back to it. Then opens its hash, goes back and forward. Returns what went wrong.
 */
async function visitAll({ addresses, from, headings, notFound, mark }: Batch): Promise<Wrong[]> {
  const [AT_ONCE, PATIENCE] = [10, 400];
  const wrong: Wrong[] = [];
  const shown = () => document.querySelector('h1')?.textContent ?? 'no heading';
  const headingOf = (address: string) => headings[new URL(address, location.href).pathname.replace(/(.)\/$/, '$1')];
  const expected = () => headingOf(location.href) ?? notFound;
  const shows = async () => {
    // React renders at the end of the event; only a page whose code is not loaded yet takes longer.
    for (let tries = 0; !shown().includes(expected()) && tries < PATIENCE; tries++)
      await (tries < AT_ONCE ? undefined : new Promise((next) => setTimeout(next, 5)));
    return shown().includes(expected());
  };
  const go = async (address: string) => {
    if (headingOf(address)) await navigation.navigate(address).finished;
    else history.pushState(null, '', address);
    return shows();
  };
  const goToHash = async (hash = '') => {
    if (!hash) return true;
    const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = hash;
    await arrived;
    return shows();
  };
  for (const address of addresses) {
    const [target = '', hash] = address.split(/#(.*)/s);
    const check = (isRight: boolean, reason: string) => isRight || wrong.push({ address, shown: shown(), reason });
    check(await go(from), 'the page before does not come back');
    check(await go(target), 'not the right page');
    await navigation.back().finished;
    check(shown().includes(headings[from] ?? ''), 'not the page before after Back');
    await navigation.forward().finished;
    check(await shows(), 'not the right page after Forward');
    check(await goToHash(hash), 'not the right page after the hash');
    check(!document.documentElement.outerHTML.includes(mark), 'the address is in the page');
  }
  return wrong;
}

const name = `REL-06 ${COUNT} hostile paths, queries and hashes within the app: the right page, nothing of them in it, no error`;
test(name, { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_800_000); // Only against hanging.
  const found = browserErrors(page);
  page.on('dialog', (dialog) => {
    found.push(`a script ran: ${dialog.message()}`);
    return dialog.dismiss();
  });
  await open(page, FROM);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const seed = Date.now() % 2 ** 31;
  console.log(`seed ${seed}`);
  const all = fc.sample(hostileAddress, { seed, numRuns: COUNT });
  for (let done = 0; done < COUNT; done += BATCH_SIZE) {
    const addresses = all.slice(done, done + BATCH_SIZE);
    const batch = { addresses, from: FROM, headings: HEADINGS, notFound: NOT_FOUND.heading, mark: MARK };
    expect(await page.evaluate(visitAll, batch)).toEqual([]);
    expect(found, `addresses ${done} to ${done + BATCH_SIZE}`).toEqual([]);
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
});
