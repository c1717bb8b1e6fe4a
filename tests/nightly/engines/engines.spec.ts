import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { resumeName } from '../../../src/lib/resume.ts';
import { proxyTo } from '../../hosts/support/proxy.ts';
import { expect, test } from '../../hosts/support/start/test.ts';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { CASE_STUDIES } from '../../support/sites/pages.ts';
import { launchChromium } from './drivers/chromium.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { launchWebkit } from './drivers/webkit.ts';
import { CAPTURED, ERROR_CAPTURE, ERROR_CAPTURE_PATH, withErrorCapture } from './error-capture.ts';
import { sideBySide, wholePage } from './pictures.ts';
import { Walk } from './walk.ts';
import { figuresWork } from './walk-figures.ts';

const ENGINES = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };
const SHOWN = { home: '/', 'case-study': CASE_STUDIES[0]?.route ?? '' };

// In one worker, one after another: the last test needs the pictures that the others take.
test.describe.configure({ mode: 'default' });

for (const [name, launch] of Object.entries(ENGINES)) {
  test(`REL-19 ${name} renders every page, navigates, toggles, turns, plays, drags, copies and downloads without an error`, async ({
    baseURL,
  }) => {
    // Over TLS, as on the real site: WebKit applies upgrade-insecure-requests to 127.0.0.1 too.
    const proxy = await proxyTo(baseURL, { tls: true, rewrite: withErrorCapture, scripts: { [ERROR_CAPTURE_PATH]: ERROR_CAPTURE } });
    const downloads = resolve(temporaryFolder(name));
    const driver = await launch(downloads);
    const walk = new Walk(driver, proxy.origin);
    try {
      await test.step('renders all pages', () => walk.rendersAllPages());
      await test.step('navigates and goes back', () => walk.navigatesAndGoesBack());
      await test.step('toggles the mode', () => walk.togglesModeAndKeepsItOverAReload());
      await test.step('turns and pauses', () => walk.turnsAndPauses());
      await test.step('figures work', () => figuresWork(walk, driver));
      await test.step('drags', () => walk.drags());
      const message = await test.step('copies or degrades', () => walk.copiesOrDegrades());
      await test.step('downloads the resume', () => walk.downloadsTheResume(downloads, `${resumeName(owner)}.pdf`));
      await test.step('leads on from a wrong address', () => walk.leadsOnFromAWrongAddress());
      const errors = await driver.ask<string[]>(CAPTURED);
      console.log(`REL-19 ${name}: ${await driver.ask('navigator.userAgent')}; copy: "${message}"; ${errors.length} errors and violations`);
      expect(errors).toEqual([]);
      await test.step('is drawn', async () => {
        await walk.open('/');
        await driver.click('.hero button');
        for (const [page, route] of Object.entries(SHOWN)) {
          await walk.open(route);
          await wholePage(driver, `${name}-${page}`);
          await driver.click('.site-header button');
          await wholePage(driver, `${name}-${page}-dark`);
          await driver.click('.site-header button');
        }
      });
      // Causes an error and breaks a rule on purpose, to show that both are captured.
      await driver.ask(`void document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example.com/a.png' }))`);
      await driver.ask(`void setTimeout(() => { throw new Error('planted'); })`);
      await expect
        .poll(async () => (await driver.ask<string[]>(CAPTURED)).join())
        .toMatch(/policy: img-src[\s\S]*planted|planted[\s\S]*policy: img-src/);
    } finally {
      await driver.close();
      proxy.close();
      rmSync(downloads, { recursive: true, force: true });
    }
  });
}

test('REL-19 the pictures of all engines are put side by side, for a person to compare', async () => {
  for (const page of Object.keys(SHOWN).flatMap((shown) => [shown, `${shown}-dark`])) await sideBySide(page, Object.keys(ENGINES));
});
