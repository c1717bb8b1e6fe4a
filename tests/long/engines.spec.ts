import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { labels } from '../../schema/default-labels.ts';
import { ABOUT, ALL_PAGES, HOME, PAGES } from '../support/sites/pages.ts';

/** What the test needs from an engine. It is little, so that each driver stays small. */
interface Engine {
  open(address: string): Promise<unknown>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the first element that matches, as a person does. */
  click(selector: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** Debian's Firefox, over WebDriver BiDi. */
async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    close: () => browser.close(),
  };
}

const WEBKIT_DRIVER = 'http://127.0.0.1:4567';

/** The MiniBrowser of Debian's WebKitGTK on a virtual screen, over WebDriver: https://www.w3.org/TR/webdriver2/ */
async function launchWebkit(): Promise<Engine> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${new URL(WEBKIT_DRIVER).port}`], {
    stdio: 'ignore',
    detached: true, // A process group, which can be ended as a whole.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }, // WebKit's sandbox doesn't run as root.
  });
  const send = async <Value>(path: string, body: object): Promise<Value> => {
    // A page that is being unloaded may never answer.
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(`${WEBKIT_DRIVER}/session${path}`, { method: 'POST', body: JSON.stringify(body), signal });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  await expect.poll(() => fetch(`${WEBKIT_DRIVER}/status`).catch(() => undefined)).toBeTruthy();
  const { sessionId } = await send<{ sessionId: string }>('', { capabilities: {} });
  return {
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate: (expression) => send(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: async (selector) => {
      const element = await send<object>(`/${sessionId}/element`, { using: 'css selector', value: selector });
      return send(`/${sessionId}/element/${Object.values(element)[0]}/click`, {});
    },
    close: async () => {
      await fetch(`${WEBKIT_DRIVER}/session/${sessionId}`, { method: 'DELETE' });
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/** Runs first in every page. Records errors and alerts in sessionStorage, which keeps them from one page to the next. */
function recordErrors() {
  const record = (text: string) =>
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${location.pathname}: ${text}\n`);
  addEventListener('error', ({ message, target }) => record(message ?? `not loaded: ${(target as Element).outerHTML}`), true);
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => record(`${violatedDirective} ${blockedURI}`));
  console.error = (...args) => record(args.join(' '));
  console.warn = console.error;
  window.alert = (text) => sessionStorage.setItem('alert', text);
}

const ERROR_SCRIPT = '/record-errors.js';

/** Serves the preview of the site with an additional first script that records errors: not every driver can report them. */
async function serveWithErrorLog(preview: string) {
  const server = createServer(async ({ url = '' }, response) => {
    if (url === ERROR_SCRIPT) return response.setHeader('content-type', 'text/javascript').end(`(${recordErrors})()`);
    const upstream = await fetch(preview + url).catch(() => undefined);
    if (!upstream) return response.writeHead(502).end(); // An error here would end the test before it can close the browser.
    const body = Buffer.from(await upstream.arrayBuffer());
    for (const [name, value] of upstream.headers)
      if (!/^(content-(encoding|length)|transfer-encoding)$/.test(name)) response.setHeader(name, value);
    const isPage = upstream.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(upstream.status).end(isPage ? `${body}`.replace('<head>', `<head><script src="${ERROR_SCRIPT}"></script>`) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close().closeAllConnections() };
}

const HEADING = `(document.querySelector('h1 .greeting-text') ?? document.querySelector('h1'))?.textContent`;
const IS_READY = `document.readyState === 'complete' && document.documentElement.dataset.app === 'ready'`;
const THEME = 'document.documentElement.dataset.theme';
const RESUME = PAGES.at(-1);

for (const [name, launch] of Object.entries({ Firefox: launchFirefox, WebKit: launchWebkit })) {
  test(`REL-19 ${name} shows all pages, navigates, goes back, toggles and copies without an error`, async ({ baseURL }) => {
    const site = await serveWithErrorLog(baseURL ?? '');
    const engine = await launch();
    // A page that is being unloaded can't answer: try again.
    const becomes = (expression: string, value: unknown) =>
      expect.poll(() => engine.evaluate(expression).catch(String), { message: expression }).toEqual(value);
    const open = async (route: string) => {
      await engine.open(site.origin + route);
      await becomes(IS_READY, true);
    };
    try {
      for (const { route, heading } of ALL_PAGES) {
        await open(route);
        await becomes(HEADING, heading);
      }

      await open('/');
      await engine.click('.site-header nav a[href="/about"]');
      await becomes(HEADING, ABOUT.heading);
      await becomes(IS_READY, true);
      await engine.click('footer a[href="/resume"]');
      await becomes(HEADING, RESUME?.heading);
      await becomes('scrollY', 0);
      await engine.evaluate('history.back()');
      await becomes(HEADING, ABOUT.heading);
      await becomes('scrollY > 100', true);
      await engine.evaluate('history.back()');
      await becomes(HEADING, HOME.heading);

      await open('/');
      await engine.click('.site-header button');
      await becomes(THEME, 'dark');
      await open('/contact');
      await becomes(THEME, 'dark');
      await engine.click('button.mail-pill');
      await becomes(`sessionStorage.getItem('alert')`, labels.contact.copied);

      await becomes(`sessionStorage.getItem('errors')`, null);
      // Violates the policy on purpose, to check that errors are recorded.
      await engine.evaluate(`void document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))`);
      await becomes(`/img-src/.test(sessionStorage.getItem('errors'))`, true);
    } finally {
      await engine.close();
      site.close();
    }
  });
}
