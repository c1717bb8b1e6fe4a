import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { SITE_URL } from '../../support/pages.ts';

/** Asks a host by another name than that of the loopback, as a proxy or a name server would have it. */
function askAs(host: string, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => resolve(response.resume())).on('error', reject);
  });
}

test('a copy of the site at another name is not for search engines, the site at its own name is', async ({ baseURL }) => {
  for (const path of ['/', '/about', '/robots.txt']) {
    const own = await askAs(new URL(SITE_URL).host, baseURL + path);
    const preview = await askAs('a1b2c3-fairweather.someone.workers.dev', baseURL + path);
    expect([own.statusCode, own.headers['x-frame-options'], own.headers['x-robots-tag']], path).toEqual([200, 'DENY', undefined]);
    expect([preview.statusCode, preview.headers['x-robots-tag']], path).toEqual([200, 'noindex']);
  }
});
