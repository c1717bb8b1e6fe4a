import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { getChromePath } from 'chrome-launcher';

/** The path of Chrome or Chromium on Windows, macOS or Linux; empty if there is none. The variable CHROME_PATH overrides it. */
function executablePath(): string {
  try {
    return getChromePath();
  } catch {
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : ''; // Playwright's, which `npx playwright install` brings.
  }
}

/** Chrome refuses to start its sandbox as root, as in most containers. */
const hasSandbox = process.getuid?.() !== 0;

/** How the browser is started to generate files: the system's Chrome, or else Playwright's. */
export const CHROMIUM = {
  executablePath: executablePath(),
  chromiumSandbox: hasSandbox,
  args: [
    ...(hasSandbox ? [] : ['--no-sandbox']), // For Puppeteer and Lighthouse, which do not know `chromiumSandbox`.
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Starts the browser to generate files. If that fails, prints what to do and ends the process. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath } = CHROMIUM;
  try {
    if (!executablePath) throw new Error('There is no browser.');
    return await chromium.launch(CHROMIUM);
  } catch {
    console.error(
      [
        `This command needs Chrome or Chromium, and ${executablePath ? `${executablePath} did not start` : 'none was found'}.`,
        'Install Chrome (Debian and Ubuntu: sudo apt-get install chromium), or set the environment variable CHROME_PATH to its path.',
        'Building and publishing need no browser.',
      ].join('\n'),
    );
    return process.exit(1);
  }
}
