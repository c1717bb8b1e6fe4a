import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { browserErrors } from '../../support/page/app.ts';
import { change, copyProject } from '../../support/sites/project-copy.ts';

let project = '';
let server: ViteDevServer;
const { SITE_FOLDER } = process.env;
const DRAFT = 'content/writing/rain.mdx';

/** Starts the server of `npm run dev` for a project with its own content/. */
test.beforeAll(async () => {
  process.env.SITE_FOLDER = ''; // Tests use sample/; here the project has to find content/ itself.
  project = copyProject('development');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  mkdirSync(dirname(join(project, DRAFT)));
  writeFileSync(
    join(project, DRAFT),
    "export const article = { title: 'Rain', description: 'Wet.', date: '2026-11-18', draft: true };\n\nWet.\n",
  );
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

test('npm run dev shows an error in the content with file and line until it is fixed, and survives deleted files', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${server.resolvedUrls?.local[0]}about`);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

  const about = join(project, 'content/pages/about.ts');
  change(about, "heading: 'More about me'", "heading: ''");
  await expect(overlay).toContainText('content/pages/about.ts:8: heading is empty. Write the heading of the page.');
  change(about, "heading: ''", "heading: 'Even more about me'");
  await expect(heading).toHaveText('Even more about me');
  await expect(overlay).toHaveCount(0);

  change(about, 'Thank you for reading this far.', 'Thank you for staying.');
  await expect(page.getByText('Thank you for staying.')).toBeVisible();

  const contact = join(project, 'content/pages/contact.ts');
  renameSync(contact, join(project, 'moved-away.ts'));
  await expect(overlay).toContainText('content/pages/contact.ts: is missing.');
  renameSync(join(project, 'moved-away.ts'), contact);
  await expect(heading).toHaveText('Even more about me');
  await expect(overlay).toHaveCount(0);

  writeFileSync(join(project, 'content/labels.ts'), "export const labels = { page: { skipToContent: 'To the text' } };");
  await expect(page.getByRole('link', { name: 'To the text' })).toHaveCount(1);
  change(join(project, 'content/labels.ts'), 'To the text', 'To the story');
  await expect(page.getByRole('link', { name: 'To the story' })).toHaveCount(1);

  await page.goto(server.resolvedUrls?.local[0] ?? '');
  change(join(project, 'content/technologies.ts'), 'image: react }', "icon: 'rust' }");
  await expect(page.locator('.technology img[src*="rust.svg"]').first()).toBeAttached();

  const testimonials = page.getByRole('heading', { name: 'TESTIMONIALS' });
  await expect(testimonials).toBeVisible();
  rmSync(join(project, 'content/testimonials.ts'));
  await expect(testimonials).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'PROJECTS' })).toBeVisible();
});

test('OWN-16 npm run dev shows a draft, marks it in the list, and follows its changes', async ({ page }) => {
  const found = browserErrors(page);
  await page.goto(`${server.resolvedUrls?.local[0]}writing/rain`);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  expect(found).toEqual([]);
  change(join(project, DRAFT), "'Rain'", "'More rain'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More rain');
  await page.goto(`${server.resolvedUrls?.local[0]}writing`);
  await expect(page.getByRole('listitem').filter({ hasText: 'More rain' })).toContainText('Draft');
});
