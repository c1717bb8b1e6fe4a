import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureDirectives } from '../../../engine/pictures/picture-directives.ts';
import { cutsOf } from '../../../engine/pictures/picture-files.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'edge-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the large picture comes with the colour of its edges, whatever is in its middle; other pictures come without', async () => {
  const file = join(folder, 'stage.png');
  const middle = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1200, height: 690, channels: 4, background: '#f9daac' } })
    .composite([{ input: middle }])
    .png()
    .toFile(file);
  const importedAs = async (kind: string) => {
    const directives = await pictureDirectives(new URL(`?${kind}`, pathToFileURL(file)), () => ({ width: 1200, height: 690 }));
    const [, parameters = ''] = (directives.get('as') ?? '').split(':');
    return cutsOf(parameters.split(';'))([]);
  };
  expect(await importedAs('stage')).toMatchObject({ kind: 'stage', colour: '#f9daac' });
  expect(await importedAs('card')).not.toHaveProperty('colour');
});
