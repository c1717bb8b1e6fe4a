import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APP = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of the browser on this system; empty if there is none. */
function executablePath(commands = COMMANDS): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(MAC_APP)) return MAC_APP;
  for (const command of commands) {
    try {
      return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {}
  }
  return '';
}

/** How drawings start the browser. It is the system's own: Playwright's download is not needed. */
export const CHROMIUM = {
  executablePath: executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** How tests start it: as the headless shell if it is installed, which opens pages in half the time. */
export const TEST_CHROMIUM = { ...CHROMIUM, executablePath: executablePath(['chromium-headless-shell', ...COMMANDS]) };

/** Starts the browser for a drawing. If that fails, prints what to do and ends the process. */
export async function launchChromium(...args: string[]): Promise<Browser> {
  try {
    return await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...args] });
  } catch {
    const found = existsSync(CHROMIUM.executablePath) ? `${CHROMIUM.executablePath} did not start` : 'none was found';
    console.error(
      [
        `Drawing needs Chromium or Chrome, and ${found}.`,
        'Debian and Ubuntu: sudo apt-get install chromium. Others: install Chrome.',
        'Or say where it is: CHROMIUM_PATH=/path/to/chrome npm run …',
        'Nothing was changed. Publishing needs no browser: what was drawn before is in the repository.',
      ].join('\n'),
    );
    return process.exit(1);
  }
}
