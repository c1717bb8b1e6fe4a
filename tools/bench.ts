// Usage: npm run bench
//
// Builds the sample site, measures every page with Lighthouse beside a bare HTML page that has the text and pictures of home, and
// writes the table of docs/performance.md. It takes about five minutes and needs Chromium and openssl. Leave the machine alone
// while it runs.
import './help.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../engine/generate/chromium.ts';
import { fileHeaders } from '../engine/hosts/headers.ts';
import { readBuildInfo } from '../engine/hosts/host-files.ts';
import { audit } from './lighthouse.ts';

const DIST = 'dist';
const RUNS = 3;
const REPORT = 'docs/performance.md';
const START = '<!-- bench -->\n';
const END = '<!-- /bench -->';

/** The stylesheet of the bare page: as little as it needs to be read on a phone, with a large heading as on home. */
const BARE_STYLES = `body { max-width: 62rem; margin: auto; padding: 1rem; font: 1.125rem / 1.6 system-ui, sans-serif }
h1 { margin: 30svh 0 1rem; font-size: 3.5rem; line-height: 1 }
img { max-width: 100%; height: auto }
`;

type Measurement = Awaited<ReturnType<typeof measure>>;

execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit', env: { ...process.env, SITE_FOLDER: 'sample' } });
const browser = await launchChromium();
const about = aboutThisRun(browser.version());
const bareHtml = await bareDocument(browser);
await browser.close();

const server = await serve({ '/bare.html': bareHtml, '/bare.css': BARE_STYLES });
try {
  const bare: Measurement[] = [];
  const pages = routes().map((route) => ({ route, runs: [] as Measurement[] }));
  // In turn: whatever else the machine does slows all pages alike.
  for (let run = 1; run <= RUNS; run++) {
    for (const { route, runs } of [{ route: '/bare.html', runs: bare }, ...pages]) {
      runs.push(await measure(server.origin + route));
      console.log(`run ${run} of ${RUNS}: ${route}`);
    }
  }
  const rows = [rowOf('bare HTML', bare, bare), ...pages.map(({ route, runs }) => rowOf(route, runs, bare))];
  writeReport(`${about}\n\n${table(rows)}`);
} finally {
  server.close();
}

/** Every page that search engines may index. */
function routes(): string[] {
  const addresses = readFileSync(join(DIST, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  return [...addresses].map(([, address = '']) => new URL(address).pathname);
}

/** When, where and how this run measures. */
function aboutThisRun(chromium: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const lighthouse = JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8')) as { version: string };
  return [
    `Measured on ${date} at commit ${commit}: median of ${RUNS} interleaved runs, Lighthouse ${lighthouse.version} with its mobile defaults`,
    `(simulated slow 4G, CPU ×4), Chromium ${chromium}, ${availableParallelism()} cores, Node's HTTP/2 server with TLS and brotli on`,
    'the same machine, empty cache. kB are 1000 bytes on the wire.',
  ].join(' ');
}

/** Home without its style, scripts, fonts and decoration: what remains are its text and pictures. */
async function bareDocument(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const content = await page.evaluate(
    (html) => {
      const kept = ['href', 'src', 'srcset', 'sizes', 'type', 'media', 'width', 'height', 'alt', 'loading'];
      const app = new DOMParser().parseFromString(html, 'text/html').querySelector('#app');
      for (const extra of app?.querySelectorAll('svg, .needs-js, [aria-hidden="true"]') ?? []) extra.remove();
      for (const element of app?.querySelectorAll('*') ?? []) {
        for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
      }
      return app?.innerHTML;
    },
    readFileSync(join(DIST, 'index.html'), 'utf8'),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Home as a bare page</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/bare.css">
</head>
<body>${content}</body>
</html>`;
}

/** A key and a self-signed certificate for 127.0.0.1 in one text, valid for one day. */
function selfSignedCertificate(): string {
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', '-', '-out', '-'];
  return execFileSync('openssl', [...kind, ...names], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Serves the built site and some files of our own over TLS and HTTP/2, with the headers and the compression of our hosts. */
async function serve(files: Record<string, string>) {
  const added = new Map(Object.entries(files).map(([path, text]) => [path, brotliCompressSync(text)]));
  const { globalHeaders } = readBuildInfo(DIST);
  const certificate = selfSignedCertificate();
  const http2 = createSecureServer({ key: certificate, cert: certificate }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://127.0.0.1');
    const path = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    const compressed = added.get(path) ?? builtFile(`${path}.br`);
    const body = compressed ?? builtFile(path);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      ...fileHeaders(globalHeaders, path),
      'Content-Length': body.length,
      ...(compressed && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => http2.listen(0, '127.0.0.1', resolve));
  const { port } = http2.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => http2.close() };
}

function builtFile(path: string): Buffer | undefined {
  const file = join(DIST, path);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** The measurements of one Lighthouse run. */
async function measure(url: string) {
  const { audits, categories } = await audit(url, ['performance'], ['--ignore-certificate-errors']);
  const { details } = audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests.');
  const requests = details.items.filter((request) => String(request.url).startsWith('http'));
  const others = requests.filter(({ protocol }) => protocol !== 'h2');
  if (others.length) throw new Error(`Not over HTTP/2: ${others.map((request) => `${request.url} (${request.protocol})`).join(', ')}`);

  const auditOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const bytesOf = (some: typeof requests) => some.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    fcpMs: auditOf('first-contentful-paint'),
    lcpMs: auditOf('largest-contentful-paint'),
    tbtMs: auditOf('total-blocking-time'),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
  };
}

/** One row of the table: the median of each measurement, for both paints also as a multiple of the bare page. */
function rowOf(name: string, runs: Measurement[], bare: Measurement[]): string[] {
  const seconds = (key: keyof Measurement) => (median(runs, key) / 1000).toFixed(2);
  const kilobytes = (key: keyof Measurement) => (median(runs, key) / 1000).toFixed(1);
  const timesBare = (key: keyof Measurement) => (median(runs, key) / median(bare, key)).toFixed(2);
  const whole = (key: keyof Measurement) => median(runs, key).toFixed(0);
  return [
    name,
    whole('score'),
    seconds('fcpMs'),
    timesBare('fcpMs'),
    seconds('lcpMs'),
    timesBare('lcpMs'),
    whole('tbtMs'),
    kilobytes('bytes'),
    kilobytes('scriptBytes'),
    whole('requests'),
  ];
}

function median(runs: Measurement[], key: keyof Measurement): number {
  const sorted = runs.map((run) => run[key]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function table(rows: string[][]): string {
  const heads = ['page', 'score', 'FCP s', '× bare', 'LCP s', '× bare', 'TBT ms', 'kB', 'JS kB', 'requests'];
  const rule = heads.map((_, column) => (column === 0 ? '---' : '--:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces what is between the two marks of the report. */
function writeReport(text: string): void {
  const report = readFileSync(REPORT, 'utf8');
  const [start, end] = [report.indexOf(START), report.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${REPORT} has no marks for the table.`);
  writeFileSync(REPORT, `${report.slice(0, start)}${START}\n${text}\n\n${report.slice(end)}`);
  console.log(text);
}
