import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Three bytes for each pixel, row by row. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** The whole page as painted, one pixel for each px; much sooner than a test's own screenshot, which packs it tightly. */
export async function wholePicture(page: Page): Promise<Picture> {
  // Never detached: that would take the emulated media of the page with it, such as print.
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await devtools.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  // Where the window shows all of it, this takes less than half the time.
  const captureBeyondViewport = cssContentSize.height > cssLayoutViewport.clientHeight;
  const shot = await devtools.send('Page.captureScreenshot', { clip, captureBeyondViewport, optimizeForSpeed: true });
  const decoded = sharp(Buffer.from(shot.data, 'base64')).removeAlpha().raw();
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
