import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { type Launch, middleOf, WINDOW } from './driver.ts';

const PORT = Number(process.env.WEBKIT_PORT ?? 4567);

/** MiniBrowser, the small browser that comes with the WebKitGTK package. */
function miniBrowser(): string {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' }).split('\n');
  return files.find((file) => file.endsWith('/MiniBrowser')) ?? '';
}

/** Starts the driver on its own virtual screen. As root, WebKit does not run with its sandbox. */
async function startService(downloads: string) {
  const home = join(downloads, '.home');
  mkdirSync(join(home, '.config'), { recursive: true });
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const service = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${PORT}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200));
  return () => process.kill(-(service.pid ?? 0));
}

/** Debian's WebKitGTK, over WebDriver. */
export const launchWebkit: Launch = async (downloads) => {
  const stop = await startService(downloads);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      pageLoadStrategy: 'none', // So that a page can be read while the next one is loading.
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();
  const ask = <Value>(expression: string) => {
    // A page that is being left may never answer. After this error the caller asks again, and the next page answers.
    const noAnswer = new Promise<never>((_, reject) => setTimeout(reject, 4_000, new Error('No answer from the page.')));
    return Promise.race([driver.executeScript<Value>(`return ${expression}`), noAnswer]);
  };
  const around = await ask<typeof WINDOW>('({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })');
  await driver
    .manage()
    .window()
    .setRect({ width: WINDOW.width + around.width, height: WINDOW.height + around.height });
  const press = async (selector: string) => {
    const { x, y } = await ask<{ x: number; y: number }>(middleOf(selector));
    return { x, y, actions: driver.actions().move({ x, y, origin: Origin.VIEWPORT }) };
  };
  /** Runs a command, and waits until there is another document. */
  const load = async (command: () => Promise<void>) => {
    await ask('void (window.isLeft = true)');
    await command();
    await driver.wait(() => ask<boolean>(`!window.isLeft && document.readyState === 'complete'`).catch(() => false), 30_000);
  };
  return {
    goto: (address) => load(() => driver.get(address)),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => load(() => driver.navigate().refresh()),
    ask,
    // MiniBrowser opens no tab under automation: it opens the link itself, and the driver turns a middle click into a plain one.
    click: async (selector, how) => {
      const { actions } = await press(selector);
      if (how === 'with Control') await actions.keyDown(Key.CONTROL).click().keyUp(Key.CONTROL).perform();
      else await actions.click().perform();
    },
    drag: async (selector, by) => {
      const { x, y, actions } = await press(selector);
      let move = actions.press();
      for (let step = 1; step <= 8; step++)
        move = move.move({
          x: Math.round(x + (by.x * step) / 8),
          y: Math.round(y + (by.y * step) / 8),
          origin: Origin.VIEWPORT,
          duration: 20,
        });
      await move.release().perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit().finally(stop),
  };
};
