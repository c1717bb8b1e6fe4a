import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { change, copyProject } from '../../../support/sites/build-site.ts';

test('npm run dev shows a mistake in the content over the page, with file and line, until it is corrected', async ({ page }) => {
  const project = copyProject('overlay');
  const server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    cacheDir: join(project, '.vite'), // Another server, of another test, would replace files of a shared one.
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: { ignored: [] } }, // The project is in .cache/, which engine/vite.ts excludes.
  });
  await server.listen();
  await page.goto(`${server.resolvedUrls?.local[0]}about`);
  const overlay = page.locator('vite-error-overlay');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

  const about = join(project, 'sample/pages/about.ts');
  change(about, "heading: 'More about me'", "heading: ''");
  await expect(overlay).toContainText('sample/pages/about.ts:8: heading is empty. Write the heading of the page.');
  await page.reload();
  await expect(overlay).toContainText('heading is empty');

  change(about, "heading: ''", "heading: 'Even more about me'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Even more about me');
  await expect(overlay).toHaveCount(0);

  change(join(project, 'sample/case-studies/wehike/body.mdx'), '<Figure piece={convertingMap} />', '<Figure piece={map} />');
  await expect(overlay).toContainText(/body\.mdx:\d+: shows the piece map, which is not imported\./);
  await server.close();
  rmSync(project, { recursive: true });
});
