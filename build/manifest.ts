import type { Site } from '../content/schema.ts';

/** What a phone needs to put the site on its home screen. Addresses are relative: the site may stand below a path. */
export function manifest({ owner }: Site): string {
  const icon = (file: string, purpose: string) => ({
    src: `icons/${file}.png`,
    sizes: file.replace(/\D*(\d+)/, '$1x$1'),
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: `${owner.name} Portfolio`,
    short_name: owner.firstName,
    start_url: '.',
    display: 'browser',
    background_color: '#fbf4e4',
    theme_color: '#a9daf4',
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable-512', 'maskable')],
  });
}
