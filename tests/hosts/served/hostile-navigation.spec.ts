import fc from 'fast-check';
import { TEST_CHROMIUM } from '../../../art/drawing/chromium.ts';
import { complaints, expectHeading, navLink, open } from '../../support/app.ts';
import { hostileAddress, MARK } from '../../support/hostile.ts';
import { HOME, NOT_FOUND, PAGES } from '../../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Chromium ignores a page that changes its address more often than a person could: these tests do.
test.use({ launchOptions: { ...TEST_CHROMIUM, args: [...TEST_CHROMIUM.args, '--disable-ipc-flooding-protection'] } });

const COUNT = 10_000;
const TOGETHER = 100;
/** The page that every hostile address is reached from: each of them has to change what is shown. */
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
 * In the page: goes to each address as a link does where it names a page; else puts it into the history, where the app meets it as
 * it meets a wrong address that the visitor comes back to. Then to its hash, back and forward. What went wrong comes back.
 */
async function visitAll({ addresses, from, headings, notFound, mark }: Batch): Promise<Wrong[]> {
  const [AT_ONCE, PATIENCE] = [10, 400];
  const wrong: Wrong[] = [];
  const shown = () => document.querySelector('h1')?.textContent ?? 'no heading';
  const headingOf = (address: string) => headings[new URL(address, location.href).pathname.replace(/(.)\/$/, '$1')];
  const expected = () => headingOf(location.href) ?? notFound;
  const shows = async () => {
    // React draws at the end of the event; only the code of a page that was not shown yet takes longer.
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
  test.setTimeout(1_800_000); // A guard against hanging alone.
  const found = complaints(page);
  page.on('dialog', (dialog) => {
    found.push(`a script ran: ${dialog.message()}`);
    return dialog.dismiss();
  });
  await open(page, FROM);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const seed = Date.now() % 2 ** 31;
  console.log(`seed ${seed}`);
  const all = fc.sample(hostileAddress, { seed, numRuns: COUNT });
  for (let done = 0; done < COUNT; done += TOGETHER) {
    const addresses = all.slice(done, done + TOGETHER);
    const batch = { addresses, from: FROM, headings: HEADINGS, notFound: NOT_FOUND.heading, mark: MARK };
    expect(await page.evaluate(visitAll, batch)).toEqual([]);
    expect(found, `addresses ${done} to ${done + TOGETHER}`).toEqual([]);
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
});
