import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { attributes, DIST, documentsIn } from '../../support/sites/dist.ts';

interface Icon {
  src: string;
  sizes: string;
  purpose: string;
}

const sizeOf = (file: string) => {
  const { width, height, type } = imageSize(readFileSync(`${DIST}/${file}`));
  return `${type} ${width}x${height}`;
};

test.each(documentsIn(DIST))('SEO-08 $file names an ico, a drawing, an icon for home screens and a manifest', ({ html }) => {
  expect(attributes(html, 'link rel="icon"', 'href')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(attributes(html, 'link rel="apple-touch-icon"', 'href')).toEqual(['/apple-touch-icon.png']);
  expect(attributes(html, 'link rel="manifest"', 'href')).toEqual(['/manifest.webmanifest']);
});

test('SEO-08 favicon.ico holds 16, 32 and 48 pixels, the icon for home screens 180', () => {
  const ico = imageSize(readFileSync(`${DIST}/favicon.ico`));
  expect(ico.images?.map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(sizeOf('apple-touch-icon.png')).toBe('png 180x180');
});

test('SEO-08 favicon.svg follows the dark mode of the system', () => {
  expect(readFileSync(`${DIST}/favicon.svg`, 'utf8')).toContain('@media (prefers-color-scheme:dark)');
});

test('SEO-08 the manifest carries the owner’s name and icons of 192 and 512 pixels, one of them maskable', () => {
  const { name, icons } = JSON.parse(readFileSync(`${DIST}/manifest.webmanifest`, 'utf8')) as { name: string; icons: Icon[] };
  expect(name).toContain(owner.name);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(`png ${sizes}`);
});
