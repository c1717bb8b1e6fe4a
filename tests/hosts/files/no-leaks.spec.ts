import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DIST, filesIn } from '../../support/sites/dist.ts';

const UNWANTED_FILE = /\.map$|(^|\/)\.env|(^|\/)\.vite|(^|\/)\.git|\.(test|spec)\.|(^|\/)node_modules\/|\.(ts|tsx|mdx|pem|key)$|dist-hosts/;
const SECRET =
  /sourceMappingURL=|-----BEGIN [A-Z ]*PRIVATE KEY|\b(AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk-[A-Za-z0-9]{20}|(api[_-]?key|secret|password|token)["']?\s*[:=]\s*["'][^"']{6,}/i;
/** Words that can only come from a path or an address of the machine that built the site. */
const MACHINE = /\/(home|root|Users|tmp)\/\w+|localhost:\d|127\.0\.0\.1/;

const texts = filesIn(DIST).filter((file) => /\.(html|css|js|json|svg|txt|xml|webmanifest)$|^_/.test(file));

test('SEC-11 the published folder holds no source map, environment file, tool folder or test', () => {
  const files = filesIn(DIST);
  expect(files.filter((file) => UNWANTED_FILE.test(file))).toEqual([]);
  expect(files.filter((file) => /(^|\/)\./.test(file) && !/\.(br|gz)$/.test(file))).toEqual(['.assetsignore']);
});

test('SEC-11 no published text holds a secret, a source map or a path of the machine that built it', () => {
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(`${DIST}/${file}`, 'utf8');
    expect(SECRET.exec(text)?.[0], file).toBeUndefined();
    expect(MACHINE.exec(text)?.[0], file).toBeUndefined();
  }
});

test('SEC-11 the expressions that look for secrets find one', () => {
  for (const planted of ['const apiKey = "abcdef123456"', '-----BEGIN RSA PRIVATE KEY-----', '//# sourceMappingURL=a.js.map']) {
    expect(planted).toMatch(SECRET);
  }
  for (const planted of ['assets/a.js.map', '.env.local', 'x/.vite/deps.js']) expect(planted).toMatch(UNWANTED_FILE);
});
