import { expect, test } from 'vitest';
import { cloudflareName } from '../../../engine/hosts/cloudflare-files.ts';

test.each([
  ['https://ada.dev', 'ada-dev'],
  ['https://www.ada.dev/portfolio', 'www-ada-dev'],
  ['https://ada.account.workers.dev', 'ada'],
  ['https://ada.pages.dev', 'ada'],
  ['https://a$(id).dev', 'a--id--dev'],
])('a site at %s is called %s at Cloudflare', (url, name) => {
  expect(cloudflareName(url)).toBe(name);
});
