import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CONTENT_TYPES } from '../../engine/hosts/content-types.ts';
import { DIST } from '../support/sites/dist.ts';
import { ALL_PAGES, NOT_FOUND, PAGES, SITE_URL } from '../support/sites/pages.ts';
import { expectedAnswer, expectedHeaders, REVALIDATE } from './support/expected.ts';
import { HOSTS, type HostName, runOn } from './support/host.ts';
import { FILE_PATHS, HASHED_PATHS, OWNER_PATHS, WRONG_PATHS } from './support/published.ts';
import { type Answer, type Row, unless, wrongIn } from './support/rows.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const ROUTES = PAGES.map(({ route }) => route);
const ALL_ROUTES = ALL_PAGES.map(({ route }) => route);
const [SCRIPT = ''] = FILE_PATHS.filter((path) => path.startsWith('/assets/hashed/react-'));
const statusOf = (route: string) => (route === NOT_FOUND.route ? 404 : 200);
const bytesOf = (file: string) => readFileSync(join(DIST, file), 'latin1');

const PERMANENT = /^30[18]$/;
const HOST_FILES = ['/404', '/_headers', '/_redirects', '/.assetsignore', '/index.html.br', '/assets', '/images'];
const FOLDERS = ['/assets/hashed/', '/assets/hashed', '/assets/', '/images/hashed/', '/images/hashed', '/images/', '/icons/'];
/** Names that no file can have, and an address that cannot be decoded: wrong addresses like any other. */
const IMPOSSIBLE = [`/${'a'.repeat(300)}`, `/${'a/'.repeat(600)}b`, `/assets/hashed/${'a'.repeat(300)}.js`, '/%E0%A4%A'];
/** A host name as Cloudflare gives it to a preview of the site. */
const COPY = 'a1b2c3-fairweather.someone.workers.dev';
/** A word in every hostile address that no answer may contain. */
const MARK = 'zq9xmark';
const HOSTILE = [
  ...[`/../../etc/passwd?${MARK}`, `/%2e%2e%2f%2e%2e%2fetc%2fpasswd${MARK}`, `/..%5c..%5c${MARK}`, `/%c0%ae%c0%ae/${MARK}`],
  ...[`/${MARK}%00.html`, `/%0d%0aSet-Cookie:%20a=${MARK}`, `/%04/..?${MARK}`, `/%zz${MARK}`, `/.git/config?${MARK}`, `/__proto__?${MARK}`],
  ...[`/<script>${MARK}</script>`, `/"onload="${MARK}`, `/{{7*7}}${MARK}`, `/about?${MARK}=<script>`, `/${MARK.repeat(400)}`],
  ...[`//elsewhere.example/${MARK}`, '//elsewhere.example/about/', '/\\elsewhere.example/', '/@elsewhere.example'],
];

const OUR_PAGE = {
  status: 404,
  headers: { 'content-type': CONTENT_TYPES.html },
  check: ({ body }: Answer) => unless(body === bytesOf('404.html'), 'not our page'),
};

/** Two requests: the answer has to be revalidated, and the second one brings no news. */
const revalidated = (target: string, send: Record<string, string>): Row[] => {
  const headers = { 'cache-control': REVALIDATE };
  const check = ({ body }: Answer) => unless(body === '', 'the answer without news has a body');
  return [
    { target, send, status: 200, headers },
    { target, send, again: true, status: 304, headers, check },
  ];
};

test('there are files of every kind to ask for', () => {
  expect(FILE_PATHS.length).toBeGreaterThan(100);
  expect(HASHED_PATHS.length).toBeGreaterThan(50);
});

/** The requests to every host, and what it has to answer. */
const TABLE: Record<string, (host: HostName) => Row[]> = {
  'SEC-01 sends the exact security headers with every page, on 200, 301, 304 and 404': () => [
    ...ALL_ROUTES.map((route) => ({ target: route, send: BROWSER, status: statusOf(route), headers: expectedHeaders(route) })),
    ...WRONG_PATHS.map((path) => ({ target: path, status: 404, headers: expectedHeaders(NOT_FOUND.route) })),
    { target: '/about/', status: PERMANENT, headers: expectedHeaders('/about') },
    { target: '/about', again: true, status: 304, headers: expectedHeaders('/about') },
  ],

  'SEC-03 SEC-06 SEC-10 allows no foreign code, no frame, no guessed type, no plain http and no cookie': () => {
    const headers = {
      'content-security-policy': /^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; style-src 'self'; .*frame-ancestors 'none';/,
      'strict-transport-security': /^max-age=[1-9]\d{7}/,
      'x-content-type-options': 'nosniff',
      'referrer-policy': /^strict-origin/,
      'cross-origin-resource-policy': 'same-origin',
      'access-control-allow-origin': undefined,
      'set-cookie': undefined,
    };
    return ALL_ROUTES.map((target) => ({ target, headers }));
  },

  'REL-06 answers every wrong address with status 404 and our whole page': (host) => [
    ...[...WRONG_PATHS, ...HOST_FILES, ...IMPOSSIBLE].map((target) => ({ target, ...OUR_PAGE })),
    // Also for a browser that has this answer in its cache.
    { target: '/nope', again: true, ...OUR_PAGE },
    { target: '/assets/', ...(host === 'workerd' ? { status: 301, headers: { location: '/assets' } } : OUR_PAGE) },
  ],

  'REL-06 is not broken by hostile addresses, does not repeat them and leads nowhere else': () =>
    HOSTILE.map((target) => ({
      target,
      status: /^(200|30[178]|400|404|414)$/,
      // Not to another site, and without a control character, which clients refuse.
      headers: { location: /^(?!\/[/\\])(\/\P{Cc}*)?$/u, 'set-cookie': undefined },
      check: ({ status, body }) => [
        ...unless(!body.includes(MARK), 'the address comes back'),
        ...unless(status !== 404 || body === bytesOf('404.html'), 'not our page'),
      ],
    })),

  'REL-07 leads from other spellings of a page to its address, in one permanent redirect that keeps the query': () => [
    ...ROUTES.map((target) => ({ target, status: 200, headers: { location: undefined } })),
    ...ROUTES.flatMap((route) => {
      const spellings = route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`];
      return spellings.flatMap((spelling) =>
        ['', '?utm=x&y=a%20b'].map((query) => ({ target: spelling + query, status: PERMANENT, headers: { location: route + query } })),
      );
    }),
  ],

  'REL-08 has every page revalidated in every encoding: its ETag is answered with 304': () =>
    ['br', 'gzip', 'identity'].flatMap((encoding) => ROUTES.flatMap((target) => revalidated(target, { 'accept-encoding': encoding }))),

  'SEC-01 REL-08 sends every file with its exact headers, immutable only with a hash in its name': () =>
    FILE_PATHS.map((target) => ({ target, send: BROWSER, status: 200, headers: expectedAnswer(target) })),

  'OWN-13 has every file that an owner puts into public/ revalidated, whatever its name': () =>
    OWNER_PATHS.flatMap((target) => revalidated(target, BROWSER)),

  'REL-08 never sends a 404 or the address of a folder as immutable': () => [
    ...WRONG_PATHS.flatMap((target) =>
      [{}, NAVIGATION].map((send) => ({ target, send, status: 404, headers: { 'cache-control': REVALIDATE } })),
    ),
    ...FOLDERS.map((target) => ({ target, status: /^(?!200)/, headers: { 'cache-control': /^(?!.*(immutable|max-age=[1-9]))/ } })),
  ],

  'asks search engines not to list it at the name of a preview, but not at its own name': () =>
    ['/', '/about', '/robots.txt'].flatMap((target) => [
      { target, send: { host: new URL(SITE_URL).host }, status: 200, headers: { 'x-frame-options': 'DENY', 'x-robots-tag': undefined } },
      { target, send: { host: COPY }, status: 200, headers: { 'x-robots-tag': 'noindex' } },
    ]),

  'sends text compressed, with the very bytes of the build or by the edge itself, and tells caches so': (host) =>
    Object.entries({ '/': 'index.html', '/about': 'about.html', [SCRIPT]: SCRIPT }).flatMap(([target, file]) => [
      ...Object.entries({ br: 'br', gzip: 'gz' }).map(([encoding, kind]) => ({
        target,
        send: { 'accept-encoding': encoding },
        headers: { 'content-encoding': encoding, ...variesOn(host) },
        check: ({ body }: Answer) =>
          host === 'workerd'
            ? unless(body.length < bytesOf(file).length / 2, `${body.length} bytes are not half of the file's`)
            : unless(body === bytesOf(`${file}.${kind}`), 'not the bytes of the build'),
      })),
      { target, send: { 'accept-encoding': 'identity' }, headers: { 'content-encoding': undefined, ...variesOn(host) } },
    ]),
};

/** Cloudflare is itself the cache that compresses, so it sends no vary header. */
const variesOn = (host: HostName) => (host === 'workerd' ? undefined : { vary: /accept-encoding/i });

for (const host of HOSTS) {
  test.describe(host, () => {
    runOn(host);
    for (const [sentence, rows] of Object.entries(TABLE)) {
      const [, ids = '', text] = /^((?:[A-Z]+-\d+ )*)(.*)$/.exec(sentence) ?? [];
      test(`${ids}${host} ${text}`, async ({ baseURL }) => expect(await wrongIn(rows(host), baseURL ?? '')).toEqual([]));
    }
  });
}
