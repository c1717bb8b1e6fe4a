import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Driver, WINDOW } from './drivers/driver.ts';

const PICTURES = '.cache/engines';

/** Takes a picture of a whole page in strips, because not every driver can take more than the window. */
export async function wholePage(driver: Driver, name: string): Promise<void> {
  const height = await driver.ask<number>('document.documentElement.scrollHeight');
  const seen = await driver.ask<number>('innerHeight');
  const strips: { input: Buffer; top: number; left: number }[] = [];
  for (let y = 0; y < height; y += seen) {
    const top = Math.min(y, height - seen);
    await driver.ask(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    await new Promise((resolve) => setTimeout(resolve, 1500)); // Time for lazy pictures to load and for colours to change.
    strips.push({ input: await driver.screenshot(), top, left: 0 });
  }
  mkdirSync(PICTURES, { recursive: true });
  const sheet = sharp({ create: { width: WINDOW.width, height, channels: 3, background: '#fff' } });
  await sheet
    .composite(strips)
    .png()
    .toFile(join(PICTURES, `${name}.png`));
}

/** Puts the pictures of one page in all engines side by side, at half the size. */
export async function sideBySide(page: string, engines: readonly string[]): Promise<void> {
  const width = WINDOW.width / 2;
  const parts = await Promise.all(
    engines.map((engine) =>
      sharp(join(PICTURES, `${engine}-${page}.png`))
        .resize({ width })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...parts.map(({ info }) => info.height));
  const sheet = sharp({ create: { width: width * parts.length, height, channels: 3, background: '#fff' } });
  await sheet
    .composite(parts.map(({ data }, index) => ({ input: data, top: 0, left: index * width })))
    .png()
    .toFile(join(PICTURES, `${page}.png`));
}
