// Shoots the scenes of art/scenes as lossless masters, at twice the largest size at which the site shows them.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '../art/drawing/chromium.ts';
import { report } from '../art/drawing/draw.ts';

const WIDE = { width: 1200, height: 690, scale: 2 };
const CARD = { width: 876, height: 630, scale: 2 };
const OLD_SITE = { width: 1040, height: 640, scale: 1 }; // Shown 520 px wide.

interface Shot {
  scene: string;
  to: string;
  width: number;
  height: number;
  scale: number;
  /** What this picture of the scene changes in it. */
  style?: string;
}

const shots: Shot[] = [
  { scene: 'suncoast-1', to: 'suncoastpatios/stage', ...WIDE },
  { scene: 'suncoast-2', to: 'suncoastpatios/stage-2', ...WIDE },
  {
    scene: 'suncoast-2',
    to: 'suncoastpatios/stage-2-phone',
    ...CARD,
    // The same scene, closer together: on a phone the headline stays whole, and the small print goes.
    style:
      'body { width: 876px !important; height: 630px !important } .br { left: 30px !important; top: 52px !important } .ph { right: 36px !important; top: 35px !important } [style*="width:225px"] { visibility: hidden }',
  },
  { scene: 'suncoast-m-card', to: 'suncoastpatios/card', ...CARD },
  { scene: 'old-1', to: 'suncoastpatios/old-home', ...OLD_SITE },
  { scene: 'old-2', to: 'suncoastpatios/old-gallery', ...OLD_SITE },
  { scene: 'old-3', to: 'suncoastpatios/old-form', ...OLD_SITE },
  { scene: 'wehike', to: 'wehike/stage', ...WIDE },
  { scene: 'wehike-card', to: 'wehike/card', ...CARD },
  { scene: 'wehike-grid', to: 'wehike/grid', ...WIDE, height: 460 },
  { scene: 'mycelium', to: 'mycelium/stage', ...WIDE },
  { scene: 'mycelium-card', to: 'mycelium/card', ...CARD },
];

const browser = await launchChromium('--allow-file-access-from-files');
const only = process.argv[3]; // `npm run pictures -- stage-2-phone` shoots one.
for (const { scene, to, width, height, scale, style = '' } of shots.filter(({ to }) => !only || to.endsWith(only))) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.goto(pathToFileURL(resolve(`art/scenes/scene-${scene}.html`)).href, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: style });
  await page.evaluate(() => document.fonts.ready);
  const file = `sample/case-studies/${to}.webp`;
  mkdirSync(resolve(file, '..'), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ lossless: true, effort: 6 })
    .toFile(file);
  report(file, `${width * scale}×${height * scale}`);
  await page.close();
}
await browser.close();
