import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { browserErrors } from '../../support/page/app.ts';
import { change, copyProject } from '../../support/sites/project-copy.ts';

let project = '';
let server: ViteDevServer;
const { SITE_FOLDER } = process.env;
const DRAFT = 'content/writing/rain.md';
const DRAFT_TEXT = '---\ntitle: Rain\ndescription: Wet.\ndate: 2026-11-18\ndraft: true\n---\n\nWet.\n';

/** Starts the server of `npm run dev` for a project with its own content/. */
test.beforeAll(async () => {
  process.env.SITE_FOLDER = ''; // Tests use sample/; here the project has to find content/ itself.
  project = copyProject('development');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  mkdirSync(dirname(join(project, DRAFT)));
  writeFileSync(join(project, DRAFT), DRAFT_TEXT);
  server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    cacheDir: join(project, '.vite'), // A shared cache would be overwritten by the server of another test.
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  rmSync(project, { recursive: true });
  process.env.SITE_FOLDER = SITE_FOLDER;
});

/** The page has loaded again after a change, and follows the server: it would miss a change before that. */
const expectConnected = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

test('npm run dev shows an error in the content with file and line until it is fixed, and survives deleted files', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${server.resolvedUrls?.local[0]}about`);
  await expectConnected(page);

  const about = join(project, 'content/pages/about.md');
  change(about, 'heading: More about me', 'heading: About: me');
  await expect(overlay).toContainText('content/pages/about.md:4: cannot be read');
  change(about, 'heading: About: me', 'heading:');
  await expect(overlay).toContainText('content/pages/about.md:4: heading is empty. Write the heading of the page.');
  change(about, 'heading:', 'heading: Even more about me');
  await expect(heading).toHaveText('Even more about me');
  await expect(overlay).toHaveCount(0);
  await expectConnected(page);

  change(about, 'Thank you for reading this far.', 'Thank you for staying.');
  await expect(page.getByText('Thank you for staying.')).toBeVisible();
  await expectConnected(page);
  change(about, 'and I look up a lot.', 'and I look down a lot.');
  await expect(page.getByText('and I look down a lot.')).toBeVisible();
  await expectConnected(page);

  const contact = join(project, 'content/pages/contact.yaml');
  renameSync(contact, join(project, 'moved-away.yaml'));
  await expect(overlay).toContainText('content/pages/contact.yaml:1: is missing.');
  renameSync(join(project, 'moved-away.yaml'), contact);
  await expect(heading).toHaveText('Even more about me');
  await expect(overlay).toHaveCount(0);
  await expectConnected(page);

  writeFileSync(join(project, 'content/labels.yaml'), 'page:\n  skipToContent: To the text\n');
  await expect(page.getByRole('link', { name: 'To the text' })).toHaveCount(1);
  await expectConnected(page);
  change(join(project, 'content/labels.yaml'), 'To the text', 'To the story');
  await expect(page.getByRole('link', { name: 'To the story' })).toHaveCount(1);

  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await expectConnected(page);
  change(join(project, 'content/technologies.yaml'), 'image: technologies/react.svg', 'icon: rust');
  await expect(page.locator('.technology img[src*="rust.svg"]').first()).toBeAttached();
  await expectConnected(page);

  change(join(project, 'content/case-studies/wehike/facts.yaml'), 'name: WeHike', 'name: WeWalk');
  await expect(page.getByRole('article', { name: 'WeWalk' })).toBeAttached();
  await expectConnected(page);

  change(join(project, 'content/icon.svg'), '</svg>', '<circle r="5"/></svg>');
  const icon = await page.request.get(`${server.resolvedUrls?.local[0]}favicon.svg`);
  expect(await icon.text()).toContain('<circle r="5"/>');

  const testimonials = page.getByRole('heading', { name: 'TESTIMONIALS' });
  await expect(testimonials).toBeVisible();
  rmSync(join(project, 'content/testimonials.yaml'));
  await expect(testimonials).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'PROJECTS' })).toBeVisible();
});

test('OWN-16 npm run dev shows a draft, marks it in the list, and follows its changes', async ({ page }) => {
  const found = browserErrors(page);
  await page.goto(`${server.resolvedUrls?.local[0]}writing/rain`);
  await expectConnected(page);
  expect(found).toEqual([]);
  change(join(project, DRAFT), 'title: Rain', 'title: More rain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More rain');
  await expectConnected(page);
  change(join(project, DRAFT), '\n\nWet.', '\n\nDry.');
  await expect(page.getByText('Dry.')).toBeVisible();
  await page.goto(`${server.resolvedUrls?.local[0]}writing`);
  await expect(page.getByRole('listitem').filter({ hasText: 'More rain' })).toContainText('Draft');
  writeFileSync(join(project, 'content/writing/snow.md'), DRAFT_TEXT.replace('Rain', 'Snow'));
  await expect(page.getByRole('link', { name: 'Snow' })).toBeVisible();
  rmSync(join(project, DRAFT));
  await expect(page.getByRole('link', { name: 'More rain' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Snow' })).toBeVisible();
});

test('npm run dev restarts by itself for another font, for the first article and for another address', async ({ page }) => {
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${origin}/contact`);
  await expect(heading).toHaveCSS('font-family', /Georgia, serif$/);
  change(join(project, 'content/theme.css'), /--display-family: Fraunces;\s+--display-axes: .*/, '--display-family: Figtree;');
  await expect(heading).toHaveCSS('font-family', /sans-serif$/);

  /** The status of an address; undefined while the server restarts. */
  const statusOf = async (path: string) => (await fetch(origin + path).catch(() => undefined))?.status;
  rmSync(dirname(join(project, DRAFT)), { recursive: true });
  await expect.poll(() => statusOf('/writing')).toBe(404);
  mkdirSync(dirname(join(project, DRAFT)));
  writeFileSync(join(project, DRAFT), DRAFT_TEXT);
  await expect.poll(() => statusOf('/writing')).toBe(200);

  change(join(project, 'content/owner.yaml'), 'url: https://skye.example.com', 'url: https://skye.example.com/portfolio');
  await expect.poll(() => statusOf('/portfolio/contact')).toBe(200);
  await page.goto(`${origin}/portfolio/contact`);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
});
