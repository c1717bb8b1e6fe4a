import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { change, copyProject } from '../../../support/sites/build-site.ts';

// One after another: each starts a server, and all of them change the variable below.
test.describe.configure({ mode: 'default' });

const OWN_HEADING = 'About an owner';

let project = '';
let server: ViteDevServer | undefined;
const { SITE_FOLDER } = process.env;

/** A project with content/ of its own. */
test.beforeEach(() => {
  process.env.SITE_FOLDER = ''; // Tests read sample/; here the project has to find content/ itself.
  project = copyProject('survives');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  change(inContent('pages/about.ts'), "heading: 'More about me'", `heading: '${OWN_HEADING}'`);
});

test.afterEach(async () => {
  await server?.close();
  rmSync(project, { recursive: true });
  process.env.SITE_FOLDER = SITE_FOLDER;
});

const inContent = (file: string) => join(project, 'content', file);

/** Starts the server of `npm run dev`, and opens a page of it. */
async function startAndOpen(page: Page, path: string): Promise<void> {
  server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    cacheDir: join(project, '.vite'), // Another server, of another test, would replace files of a shared one.
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  await page.goto(origin + path);
}

const overlay = (page: Page) => page.locator('vite-error-overlay');

async function expectWorkingPage(page: Page, heading = OWN_HEADING): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(overlay(page)).toHaveCount(0);
}

/** Takes a file or folder away, and returns how to put it back. */
function takeAway(path: string): () => void {
  const away = join(project, 'taken-away');
  renameSync(path, away);
  return () => renameSync(away, path);
}

/** Changes a text, and returns how to change it back. */
function spoil(file: string, from: string, to: string): () => void {
  const before = readFileSync(inContent(file), 'utf8');
  change(inContent(file), from, to);
  return () => writeFileSync(inContent(file), before);
}

const MISTAKES: [string, () => () => void, string][] = [
  ['a file is deleted', () => takeAway(inContent('testimonials.ts')), 'content/testimonials.ts: is missing.'],
  ['owner.json cannot be read', () => spoil('owner.json', '"Skye",', '"Skye"'), 'content/owner.json:6: cannot be read as JSON.'],
  ['owner.json is deleted', () => takeAway(inContent('owner.json')), 'content/owner.json: is missing.'],
  [
    'a file has another name',
    () => {
      renameSync(inContent('pages/home.ts'), inContent('pages/start.ts'));
      return () => renameSync(inContent('pages/start.ts'), inContent('pages/home.ts'));
    },
    'content/pages/home.ts: is missing.',
  ],
  ['the folder of all pages is deleted', () => takeAway(inContent('pages')), 'content/pages/home.ts: is missing.'],
  [
    'a case study has no facts',
    () => takeAway(inContent('case-studies/wehike/meta.ts')),
    'content/case-studies/wehike/meta.ts: is missing.',
  ],
  ['theme.css cannot be read', () => spoil('theme.css', '--sky:', '--sky'), 'content/theme.css:'],
  ['a font is not installed', () => spoil('theme.css', 'Figtree', 'Nowhere Sans'), 'npm install -D @fontsource-variable/nowhere-sans'],
];

test('npm run dev survives every mistake in content/: the page shows it, and the next change mends it', { tag: '@long' }, async ({
  page,
}) => {
  await startAndOpen(page, '/about');
  await expectWorkingPage(page);
  for (const [name, make, message] of MISTAKES) {
    await test.step(name, async () => {
      const mend = make();
      await expect(overlay(page)).toContainText(message);
      mend();
      await expectWorkingPage(page);
    });
  }
});

test('npm run dev survives without content/, and without a case study: it shows what there is', async ({ page }) => {
  await startAndOpen(page, '/about');
  await expectWorkingPage(page);
  const putBack = takeAway(join(project, 'content'));
  await expectWorkingPage(page, 'More about me');
  putBack();
  await expectWorkingPage(page);

  await page.goto(new URL('/', page.url()).href);
  const cards = page.locator('article a[href="/wehike"]');
  await expect(cards).not.toHaveCount(0);
  rmSync(inContent('case-studies/wehike'), { recursive: true });
  await expect(cards).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
});

test('npm run dev survives when a file vanishes while the server restarts, on a site below a path too', async ({ page }) => {
  change(inContent('owner.json'), 'https://skye.example.com', 'https://skye.example.com/repository');
  await startAndOpen(page, '/repository/about');
  await expectWorkingPage(page);
  const running = server as ViteDevServer;
  const { restart } = running;
  let putBack = () => {};
  running.restart = (...options) => {
    running.restart = restart;
    putBack = takeAway(inContent('testimonials.ts'));
    return restart.apply(running, options);
  };
  change(inContent('theme.css'), '--sky: #a9daf4', '--sky: #a9daf5');
  await expect(overlay(page)).toContainText('content/testimonials.ts: is missing.');
  putBack();
  await expectWorkingPage(page);

  // A change for which the server must restart is not forgotten over a mistake elsewhere.
  putBack = takeAway(inContent('testimonials.ts'));
  await expect(overlay(page)).toContainText('content/testimonials.ts: is missing.');
  change(inContent('owner.json'), 'https://skye.example.com', 'https://another.example.com');
  putBack();
  await expectWorkingPage(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://another.example.com/repository/about');
});

test('npm run dev starts with a mistake in the content, shows it, and shows the page once it is mended', async ({ page }) => {
  const mend = spoil('owner.json', '"Skye",', '"Skye"');
  await startAndOpen(page, '/about');
  await expect(overlay(page)).toContainText('content/owner.json:6: cannot be read as JSON.');
  await expect(page.locator('body')).toContainText('content/owner.json:6: cannot be read as JSON.');
  mend();
  const mendAgain = spoil('owner.json', '"Brisbane, Queensland"', '""');
  await expect(overlay(page)).toContainText('content/owner.json:7: place is empty.');
  mendAgain();
  await expectWorkingPage(page);
});
