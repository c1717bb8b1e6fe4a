import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CONTENT_TYPES } from '../../engine/hosts/content-types.ts';
import { DIST } from '../support/sites/dist.ts';
import { ALL_PAGES, NOT_FOUND, PAGES, SITE_URL } from '../support/sites/pages.ts';
import { type HostResponse, problemsIn, problemUnless, type RequestCheck } from './check-responses.ts';
import {
  DOWNLOADS,
  expectedFileHeaders,
  expectedSecurityHeaders,
  FILE_PATHS,
  HASHED_PATHS,
  OLD_REQUESTS,
  OWNER_PATHS,
  REVALIDATE,
  VIDEO_PATH,
  WRONG_PATHS,
} from './expected-responses.ts';
import { ACCESS_LOG, HOSTS, type HostName, runOn } from './run-host.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const ROUTES = PAGES.map(({ route }) => route);
const ALL_ROUTES = ALL_PAGES.map(({ route }) => route);
const [SCRIPT = ''] = FILE_PATHS.filter((path) => path.startsWith('/assets/hashed/react-'));
const statusOf = (route: string) => (route === NOT_FOUND.route ? 404 : 200);
const bytesOf = (file: string) => readFileSync(join(DIST, file), 'latin1');

const PERMANENT = /^30[18]$/;
const UNPUBLISHED = ['/404', '/_headers', '/_redirects', '/.assetsignore', '/index.html.br', '/assets', '/images'];
const FOLDERS = ['/assets/hashed/', '/assets/hashed', '/assets/', '/images/hashed/', '/images/hashed', '/images/', '/icons/'];
/** Names that no file can have, and an address that can't be decoded: treated like any other wrong address. */
const IMPOSSIBLE = [`/${'a'.repeat(300)}`, `/${'a/'.repeat(600)}b`, `/assets/hashed/${'a'.repeat(300)}.js`, '/%E0%A4%A'];
/** A host name that Cloudflare gives to a preview of the site. */
const PREVIEW_HOST = 'a1b2c3-fairweather.someone.workers.dev';
/** A string in every hostile address that no response may contain. */
const MARKER = 'zq9xmark';
const HOSTILE = [
  ...[`/../../etc/passwd?${MARKER}`, `/%2e%2e%2f%2e%2e%2fetc%2fpasswd${MARKER}`, `/..%5c..%5c${MARKER}`, `/%c0%ae%c0%ae/${MARKER}`],
  ...[
    `/${MARKER}%00.html`,
    `/%0d%0aSet-Cookie:%20a=${MARKER}`,
    `/%04/..?${MARKER}`,
    `/%zz${MARKER}`,
    `/.git/config?${MARKER}`,
    `/__proto__?${MARKER}`,
  ],
  ...[`/<script>${MARKER}</script>`, `/"onload="${MARKER}`, `/{{7*7}}${MARKER}`, `/about?${MARKER}=<script>`, `/${MARKER.repeat(400)}`],
  ...[`//elsewhere.example/${MARKER}`, '//elsewhere.example/about/', '/\\elsewhere.example/', '/@elsewhere.example'],
];

const OUR_404_PAGE = {
  status: 404,
  headers: { 'content-type': CONTENT_TYPES.html },
  check: ({ body }: HostResponse) => problemUnless(body === bytesOf('404.html'), 'not our 404 page'),
};

/** Two requests: the response has to be revalidated, and the second one is empty. */
const revalidated = (target: string, send: Record<string, string>): RequestCheck[] => {
  const headers = { 'cache-control': REVALIDATE };
  const check = ({ body }: HostResponse) => problemUnless(body === '', 'the 304 response has a body');
  return [
    { target, send, status: 200, headers },
    { target, send, revalidate: true, status: 304, headers, check },
  ];
};

test('there are files of every kind to request', () => {
  expect(FILE_PATHS.length).toBeGreaterThan(100);
  expect(HASHED_PATHS.length).toBeGreaterThan(50);
});

/** The requests to every host and their expected responses. */
const TABLE: Record<string, (host: HostName) => RequestCheck[]> = {
  'SEC-01 sends the exact security headers with every page, on 200, 301, 304 and 404': () => [
    ...ALL_ROUTES.map((route) => ({ target: route, send: BROWSER, status: statusOf(route), headers: expectedSecurityHeaders(route) })),
    ...WRONG_PATHS.map((path) => ({ target: path, status: 404, headers: expectedSecurityHeaders(NOT_FOUND.route) })),
    { target: '/about/', status: PERMANENT, headers: expectedSecurityHeaders('/about') },
    { target: '/about', revalidate: true, status: 304, headers: expectedSecurityHeaders('/about') },
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

  'REL-06 answers every wrong address with status 404 and our complete 404 page': (host) => [
    ...[...WRONG_PATHS, ...UNPUBLISHED, ...IMPOSSIBLE].map((target) => ({ target, ...OUR_404_PAGE })),
    // Also for a browser that has this response in its cache.
    { target: '/nope', revalidate: true, ...OUR_404_PAGE },
    { target: '/assets/', ...(host === 'workerd' ? { status: 301, headers: { location: '/assets' } } : OUR_404_PAGE) },
  ],

  'REL-06 handles hostile addresses without repeating them or redirecting to another site': () =>
    HOSTILE.map((target) => ({
      target,
      status: /^(200|30[178]|400|404|414)$/,
      // No redirect to another site, and no control characters, which clients refuse.
      headers: { location: /^(?!\/[/\\])(\/\P{Cc}*)?$/u, 'set-cookie': undefined },
      check: ({ status, body }) => [
        ...problemUnless(!body.includes(MARKER), 'the response repeats the address'),
        ...problemUnless(status !== 404 || body === bytesOf('404.html'), 'not our 404 page'),
      ],
    })),

  'REL-07 redirects other spellings of a page to its address, once and permanently, and keeps the query': () => [
    ...ROUTES.map((target) => ({ target, status: 200, headers: { location: undefined } })),
    ...ROUTES.flatMap((route) => {
      const spellings = route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`];
      return spellings.flatMap((spelling) =>
        ['', '?utm=x&y=a%20b'].map((query) => ({ target: spelling + query, status: PERMANENT, headers: { location: route + query } })),
      );
    }),
  ],

  'OWN-19 redirects an old address to its page, with and without a slash at its end, once and permanently, and keeps the query': () =>
    OLD_REQUESTS.flatMap(({ target, to }) =>
      ['', '?utm=x&y=a%20b'].map((query) => ({ target: target + query, status: PERMANENT, headers: { location: to + query } })),
    ),

  'REL-08 lets browsers revalidate every page in every encoding: a matching ETag returns 304': () =>
    ['br', 'gzip', 'identity'].flatMap((encoding) => ROUTES.flatMap((target) => revalidated(target, { 'accept-encoding': encoding }))),

  'SEC-01 REL-08 sends every file with its exact headers, immutable only with a hash in its name': () =>
    FILE_PATHS.map((target) => ({ target, send: BROWSER, status: 200, headers: expectedFileHeaders(target) })),

  'OWN-13 lets browsers revalidate every file that an owner puts into public/, whatever its name': () =>
    OWNER_PATHS.flatMap((target) => revalidated(target, BROWSER)),

  'OWN-04 sends every download unchanged and with a type of its own, also one that is compressed already': () =>
    Object.entries({ ...DOWNLOADS, '/downloads/drawing.unknown': /^(application\/octet-stream)?$/ }).map(([target, type]) => ({
      target,
      send: { 'accept-encoding': 'identity' },
      status: 200,
      headers: { 'content-type': type, 'content-encoding': undefined },
      check: ({ body }) => problemUnless(body === `The owner's file: ${target}`, 'not the bytes of the file'),
    })),

  'OWN-05 SEC-01 sends the part of a video that a browser asks for, and no header twice if there is no such part': (host) => {
    const part = { target: VIDEO_PATH, send: { range: 'bytes=4-8' }, headers: expectedFileHeaders(VIDEO_PATH) };
    // Cloudflare sends the whole file instead: docs/deploy.md tells owners.
    if (host === 'workerd') return [{ ...part, status: 200, headers: expectedSecurityHeaders(VIDEO_PATH) }];
    return [
      {
        ...part,
        status: 206,
        check: ({ body, headers }) => problemUnless(body === 'owner', `received "${body}", ${headers['content-range']}`),
      },
      {
        target: VIDEO_PATH,
        send: { range: 'bytes=1000-' },
        status: 416,
        headers: { ...expectedSecurityHeaders(VIDEO_PATH), 'content-range': /^bytes \*\/\d+$/ },
        check: ({ repeated }) => problemUnless(repeated.length === 0, `more than once: ${repeated}`),
      },
    ];
  },

  'REL-08 never sends a 404 or a folder as immutable': () => [
    ...WRONG_PATHS.flatMap((target) =>
      [{}, NAVIGATION].map((send) => ({ target, send, status: 404, headers: { 'cache-control': REVALIDATE } })),
    ),
    ...FOLDERS.map((target) => ({ target, status: /^(?!200)/, headers: { 'cache-control': /^(?!.*(immutable|max-age=[1-9]))/ } })),
  ],

  'asks search engines not to index previews, but does not do so on its own domain': () =>
    ['/', '/about', '/robots.txt'].flatMap((target) => [
      { target, send: { host: new URL(SITE_URL).host }, status: 200, headers: { 'x-frame-options': 'DENY', 'x-robots-tag': undefined } },
      { target, send: { host: PREVIEW_HOST }, status: 200, headers: { 'x-robots-tag': 'noindex' } },
    ]),

  'sends text compressed, with the exact bytes of the build or by the edge itself, and tells caches so': (host) =>
    Object.entries({ '/': 'index.html', '/about': 'about.html', [SCRIPT]: SCRIPT }).flatMap(([target, file]) => [
      ...Object.entries({ br: 'br', gzip: 'gz' }).map(([encoding, kind]) => ({
        target,
        send: { 'accept-encoding': encoding },
        headers: { 'content-encoding': encoding, ...varyHeader(host) },
        check: ({ body }: HostResponse) =>
          host === 'workerd'
            ? problemUnless(body.length < bytesOf(file).length / 2, `${body.length} bytes are not half of the file's`)
            : problemUnless(body === bytesOf(`${file}.${kind}`), 'not the bytes of the build'),
      })),
      { target, send: { 'accept-encoding': 'identity' }, headers: { 'content-encoding': undefined, ...varyHeader(host) } },
    ]),
};

/** Cloudflare is itself the cache that compresses, so it sends no vary header. */
const varyHeader = (host: HostName) => (host === 'workerd' ? undefined : { vary: /accept-encoding/i });

for (const host of HOSTS) {
  test.describe(host, () => {
    const folder = runOn(host);
    if (host === 'nginx')
      test('nginx counts visits for the owner, and keeps no address of a visitor', async ({ request }) => {
        await request.get('/about?from=card', { headers: { referer: 'https://search.test/' } });
        const lines = () => readFileSync(join(folder(), ACCESS_LOG), 'utf8').trim().split('\n');
        await expect
          .poll(lines)
          .toContainEqual(expect.stringMatching(/"GET \/about\?from=card HTTP\/1\.1" 200 \d+ "https:\/\/search\.test\/"/));
        expect(lines().filter((line) => !line.startsWith('0.0.0.0 - - [') || line.includes('127.0.0.1'))).toEqual([]);
      });
    for (const [name, checks] of Object.entries(TABLE)) {
      const [, ids = '', text] = /^((?:[A-Z]+-\d+ )*)(.*)$/.exec(name) ?? [];
      test(`${ids}${host} ${text}`, async ({ baseURL }) => expect(await problemsIn(checks(host), baseURL ?? '')).toEqual([]));
    }
  });
}
