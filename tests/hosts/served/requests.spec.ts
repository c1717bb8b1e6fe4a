import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { CONTENT_TYPES } from '../../../engine/hosts/headers/content-types.ts';
import { DIST } from '../../support/sites/dist.ts';
import { ALL_PAGES, NOT_FOUND, PAGES, SITE_URL } from '../../support/sites/pages.ts';
import { expectedCaching, REVALIDATE } from '../support/expected/expected-caching.ts';
import { expectedHeaders } from '../support/expected/expected-headers.ts';
import { observatoryScore } from '../support/expected/observatory.ts';
import { FILE_PATHS, HASHED_PATHS, MISSING_FILES, ONE_OF_EACH_KIND, OWNER_PATHS, WRONG_PATHS } from '../support/published.ts';
import { type Row, unless, wrongIn } from '../support/rows.ts';
import { HOSTS, type HostName } from '../support/start/commands.ts';
import { expect, test } from '../support/start/test.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const ROUTES = PAGES.map(({ route }) => route);
const ALL_ROUTES = ALL_PAGES.map(({ route }) => route);
const [SCRIPT = ''] = FILE_PATHS.filter((path) => path.startsWith('/assets/hashed/react-'));
const [HASHED = ''] = HASHED_PATHS;
const statusOf = (route: string) => (route === NOT_FOUND.route ? 404 : 200);

const PERMANENT = /^30[18]$/;
const HOST_FILES = ['/404', '/_headers', '/_redirects', '/.assetsignore', '/index.html.br', '/assets', '/images'];
const FOLDERS = [
  '/assets/hashed/',
  '/assets/hashed',
  '/assets/',
  '/assets',
  '/images/hashed/',
  '/images/hashed',
  '/images/',
  '/images',
  '/icons/',
];
/** A host name as Cloudflare gives it to a preview of the site. */
const COPY = 'a1b2c3-fairweather.someone.workers.dev';
const OBSERVATORY_GOAL = 155;
/** The default limit of nginx and most proxies for all headers of an answer, and Cloudflare's limit for one line. */
const HEADER_LIMITS = { all: 8_192, line: 2_000 };

/** The requests to every host, and what it has to answer. */
const TABLE: Record<string, (host: HostName) => Row[]> = {
  'SEC-01 sends every security header with its exact value on 200, 301, 304 and 404, for every page and file': () => [
    ...ALL_ROUTES.map((route) => ({ target: route, send: BROWSER, status: statusOf(route), headers: expectedHeaders(route) })),
    ...FILE_PATHS.map((path) => ({ target: path, send: BROWSER, status: 200, headers: expectedHeaders(path) })),
    ...MISSING_FILES.map((path) => ({ target: path, status: 404, headers: expectedHeaders(NOT_FOUND.route) })),
    { target: '/about/', status: PERMANENT, headers: expectedHeaders('/about') },
    { target: '/about', again: true, status: 304, headers: expectedHeaders('/about') },
  ],

  'SEC-01 allows a page no browser feature but writing to the clipboard': () => [
    { target: '/', headers: { 'permissions-policy': /^clipboard-write=\(self\)(, [a-z-]+=\(\))+$/ } },
  ],

  'SEC-03 lets nothing unsafe, no wildcard and no scheme load scripts or styles': () => {
    const safe = (kind: string) => new RegExp(`; ${kind}-src( (?!'unsafe-|\\*|https?:|data:|blob:)[^ ;*]+)+;`);
    return ['script', 'style'].map((kind) => ({ target: '/', headers: { 'content-security-policy': safe(kind) } }));
  },

  [`SEC-06 scores at least ${OBSERVATORY_GOAL} on every page by the rules of Mozilla's HTTP Observatory`]: () =>
    ALL_ROUTES.map((target) => ({
      target,
      check: ({ headers, body }) => {
        const { score, points } = observatoryScore({ headers: headers as Record<string, string>, html: body });
        return unless(score >= OBSERVATORY_GOAL, `scores ${score}: ${JSON.stringify(points)}`);
      },
    })),

  'SEC-10 sets no cookie': () => [...ALL_ROUTES, ...ONE_OF_EACH_KIND].map((target) => ({ target, headers: { 'set-cookie': undefined } })),

  'REL-06 answers every wrong address with status 404 and our page, whole, which no search engine lists': (host) => [
    ...[...WRONG_PATHS, ...MISSING_FILES, ...HOST_FILES].map((target) => ({ target, ...OUR_PAGE })),
    // A name that no file can have is a wrong address like any other.
    ...[
      `/${'a'.repeat(300)}`,
      `/assets/hashed/${'a'.repeat(300)}.js`,
      `/${'a/'.repeat(600)}b`,
      `/${encodeURIComponent('𝒜').repeat(70)}`,
    ].map((target) => ({ target, ...OUR_PAGE })),
    // Also for a browser that has this answer in its cache.
    { target: '/nope', again: true, ...OUR_PAGE },
    { target: '/assets/', ...(host === 'workerd' ? { status: 301, headers: { location: '/assets' } } : OUR_PAGE) },
    { target: '/%E0%A4%A', ...OUR_PAGE },
    // A redirect must never contain a control character: HTTP clients refuse such an answer.
    { target: '/%04/..?a', headers: { location: /^\P{Cc}*$/u } },
  ],

  'REL-07 answers with every page at its own address; other spellings lead there in one permanent redirect that keeps the query': () => [
    ...ROUTES.map((target) => ({ target, status: 200, headers: { location: undefined } })),
    ...ROUTES.flatMap((route) => {
      const spellings = route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`];
      return spellings.flatMap((spelling) =>
        ['', '?utm=x&y=a%20b'].map((query) => ({ target: spelling + query, status: PERMANENT, headers: { location: route + query } })),
      );
    }),
  ],

  'REL-08 has every page revalidated in every encoding: its ETag is answered with 304': () =>
    ['br', 'gzip', 'identity'].flatMap((encoding) =>
      ROUTES.flatMap((target) => {
        const row = { target, send: { 'accept-encoding': encoding }, headers: { 'cache-control': REVALIDATE } };
        const isEmpty = ({ body }: { body: string }) => unless(body === '', 'the answer without news has a body');
        return [
          { ...row, status: 200 },
          { ...row, again: true, status: 304, check: isEmpty },
        ];
      }),
    ),

  'REL-08 sends files with a hash in their name immutable for a year, the icon of the tab for a day, others to be revalidated': () =>
    FILE_PATHS.map((target) => ({ target, send: BROWSER, status: 200, headers: { 'cache-control': expectedCaching(target) } })),

  'OWN-13 has every file that an owner puts into public/ revalidated, whatever its name: its ETag is answered with 304': () =>
    OWNER_PATHS.flatMap((target) => {
      const row = { target, send: BROWSER, headers: { 'cache-control': REVALIDATE } };
      return [
        { ...row, status: 200 },
        { ...row, again: true, status: 304 },
      ];
    }),

  'REL-08 never sends a 404 or the address of a folder as immutable': () => [
    ...[...WRONG_PATHS, ...MISSING_FILES].flatMap((target) =>
      [{}, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }].map((send) => ({
        target,
        send,
        status: 404,
        headers: { 'cache-control': REVALIDATE },
      })),
    ),
    ...FOLDERS.map((target) => ({ target, status: /^(?!200)/, headers: { 'cache-control': /^(?!.*(immutable|max-age=[1-9]))/ } })),
  ],

  'SCALE-01 keeps the headers of every answer below half of what proxies read, each line below half of the edge limit': () =>
    [...ALL_ROUTES, ...ONE_OF_EACH_KIND].map((target) => ({
      target,
      send: BROWSER,
      check: ({ everyHeader }) => {
        const lines = Object.entries(everyHeader).flatMap(([name, values = []]) => values.map((value) => `${name}: ${value}\r\n`));
        const { length } = lines.join('');
        return [
          ...unless(length < HEADER_LIMITS.all / 2, `${length} bytes of headers`),
          ...lines.filter((line) => line.length >= HEADER_LIMITS.line / 2).map((line) => `a line of ${line.length}: ${line}`),
        ];
      },
    })),

  'asks search engines not to list it at the name of a preview, but not at its own name': () =>
    ['/', '/about', '/robots.txt'].flatMap((target) => [
      { target, send: { host: new URL(SITE_URL).host }, status: 200, headers: { 'x-frame-options': 'DENY', 'x-robots-tag': undefined } },
      { target, send: { host: COPY }, status: 200, headers: { 'x-robots-tag': 'noindex' } },
    ]),

  'refuses every method but reading': () =>
    ['POST', 'PUT', 'DELETE'].flatMap((method) => ['/', '/about', HASHED].map((target) => ({ target, method, status: 405 }))),

  'sends every kind of file as what it is': () =>
    ONE_OF_EACH_KIND.map((target) => {
      const kind = extname(target).slice(1) as keyof typeof CONTENT_TYPES;
      return { target, send: BROWSER, headers: { 'content-type': CONTENT_TYPES[kind] } };
    }),

  'sends text compressed, with the very bytes of the build or by the edge itself, and tells caches so': (host) =>
    [
      ['/', '/index.html'],
      ['/about', '/about.html'],
      [SCRIPT, SCRIPT],
    ].flatMap(([target = '', file]) => [
      ...Object.entries({ br: 'br', gzip: 'gz' }).map(([encoding, kind]) => ({
        target,
        send: { 'accept-encoding': encoding },
        headers: { 'content-encoding': encoding, ...variesOn(host) },
        check: ({ body }: { body: string }) =>
          host === 'workerd'
            ? unless(body.length < bytesOf(file).length / 2, `${body.length} bytes are not half of the file's`)
            : unless(body === bytesOf(`${file}.${kind}`), 'not the bytes of the build'),
      })),
      { target, send: { 'accept-encoding': 'identity' }, headers: { 'content-encoding': undefined, ...variesOn(host) } },
    ]),

  'answers a wrong range of a file without sending any header twice': () => [
    {
      target: HASHED,
      send: { range: 'bytes=99999999-' },
      check: ({ everyHeader }) =>
        Object.entries(everyHeader).flatMap(([name, values = []]) =>
          unless(values.length === 1 || name === 'vary', `${name} is said twice`),
        ),
    },
  ],
};

const OUR_PAGE = {
  status: 404,
  headers: { 'content-type': CONTENT_TYPES.html },
  check: ({ body }: { body: string }) => unless(body === bytesOf('/404.html'), 'not our page'),
};
const bytesOf = (file = '') => readFileSync(`${DIST}${file}`, 'latin1');
/** Cloudflare is itself the cache that compresses, so it sends no vary header. */
const variesOn = (host: HostName) => (host === 'workerd' ? undefined : { vary: /accept-encoding/i });

for (const host of HOSTS) {
  test.describe(host, () => {
    test.describe.configure({ mode: 'default' }); // All in one worker, so that a host is started once.
    test.use({ host });
    for (const [sentence, rows] of Object.entries(TABLE)) {
      const [, id = '', text] = /^([A-Z]+-\d+ )?(.*)$/.exec(sentence) ?? [];
      test(`${id}${host} ${text}`, async ({ baseURL }) => expect(await wrongIn(rows(host), baseURL)).toEqual([]));
    }
  });
}

test('the table asks for enough: pages, files of many kinds, many with a hash, one PDF', () => {
  expect(ONE_OF_EACH_KIND.length).toBeGreaterThan(10);
  expect(HASHED_PATHS.length).toBeGreaterThan(50);
  expect(FILE_PATHS.filter((path) => path.endsWith('.pdf'))).toHaveLength(1);
  const page = bytesOf('/404.html');
  expect(Buffer.from(page, 'latin1').toString()).toContain(NOT_FOUND.heading);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
});
