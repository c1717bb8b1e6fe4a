import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|css|js|json|svg|txt|xml|vtt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a .br and a .gz copy beside each text file, if it is smaller: servers send these copies instead of compressing each response.
 * A file of this name in the owner's `publicDir` stays as it is.
 */
export async function compressFiles(folder: string, publicDir: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compress(folder, file, publicDir)));
}

async function compress(folder: string, file: string, publicDir: string): Promise<void> {
  const text = readFileSync(join(folder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const copies = { br: await brotli(text, { params }), gz: await gzipped(text, { level: 9 }) };
  for (const [kind, copy] of Object.entries(copies)) {
    const name = `${file}.${kind}`;
    if (copy.length < text.length && !existsSync(join(publicDir, name))) writeFileSync(join(folder, name), copy);
  }
}
