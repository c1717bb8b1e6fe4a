import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FILES } from '../content/built-files.ts';
import type { Content } from '../content/content.ts';
import { textDirection } from '../content/language.ts';
import { colourOf } from '../theme/colours.ts';

/** The web app manifest, for phones that put the site on their home screen. Its URLs are relative: the site may be below a path. */
export function webManifest({ owner: { name, firstName, locale }, labels, theme }: Pick<Content, 'owner' | 'labels' | 'theme'>): string {
  const icon = (file: string, purpose: string) => ({
    src: `icons/${file}.png`,
    sizes: file.replace(/\D*(\d+)/, '$1x$1'),
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    lang: locale,
    dir: textDirection(locale),
    name: `${name} ${labels.page.portfolio}`,
    short_name: firstName,
    start_url: '.',
    display: 'browser',
    background_color: colourOf(theme, 'light', '--page'),
    theme_color: colourOf(theme, 'light', '--sky'),
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable-512', 'maskable')],
  });
}

/** Whether the build in this folder is of this content. It may not be: `npm run check` builds the sample into the same folder. */
export function isBuiltFor(out: string, content: Content): boolean {
  const file = join(out, BUILT_FILES.manifest);
  const own = join(content.root, content.folder, 'public', BUILT_FILES.manifest);
  const expected = existsSync(own) ? readFileSync(own, 'utf8') : webManifest(content);
  return existsSync(file) && readFileSync(file, 'utf8') === expected;
}
