import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#schema';

export const MANIFEST = 'manifest.webmanifest';

/** What a phone needs to put the site on its home screen. Addresses are relative: the site may stand below a path. */
export function manifest({ name, firstName }: Owner): string {
  const icon = (file: string, purpose: string) => ({
    src: `icons/${file}.png`,
    sizes: file.replace(/\D*(\d+)/, '$1x$1'),
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: `${name} Portfolio`,
    short_name: firstName,
    start_url: '.',
    display: 'browser',
    background_color: '#fbf4e4',
    theme_color: '#a9daf4',
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable-512', 'maskable')],
  });
}

/** Whether the files in a folder were built for this owner. The engine's check builds the sample into the same folder. */
export function isBuiltFor(out: string, owner: Owner): boolean {
  const file = join(out, MANIFEST);
  return existsSync(file) && readFileSync(file, 'utf8') === manifest(owner);
}
