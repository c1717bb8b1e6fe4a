import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { compressFiles } from './compress-files.ts';
import type { Content } from './content.ts';
import { stopOn } from './content-or-stop.ts';
import { fillDocument, startLater } from './document.ts';
import { writeHostFiles } from './host-files.ts';
import { manifest } from './manifest.ts';
import { resumeProblems } from './resume-downloads.ts';
import { robotsText, sitemapXml } from './search-files.ts';
import { securityTxt } from './security-txt.ts';
import { structuredData } from './structured-data.ts';
import { writeText } from './write-text.ts';

/** Inside the project, so that the renderer finds React; of its own, so that two builds can run at once. */
const PRERENDER_OUT = `.cache/prerender-${process.pid}`;

/** What src/prerender.tsx offers once it is built. */
type Prerender = typeof import('../src/prerender.tsx');

/** Builds the client, builds the renderer, then writes one HTML document for each route, and what stands beside them. */
export function prerenderPlugin(content: Content, siteUrl: string): Plugin {
  return {
    name: 'prerender',
    config: (_config, { command, isPreview }) => ({
      appType: command === 'build' || isPreview ? 'mpa' : 'spa', // In development one page answers every address.
      environments: {
        prerender: {
          consumer: 'server',
          build: {
            outDir: PRERENDER_OUT,
            emitAssets: false,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: { prerender: 'src/prerender.tsx' } },
          },
        },
      },
      builder: { buildApp: (builder) => buildApp(builder, content, siteUrl) },
    }),
  };
}

async function buildApp(builder: ViteBuilder, content: Content, siteUrl: string): Promise<void> {
  stopOn(resumeProblems(content.root, content.site));
  const { client, prerender } = builder.environments;
  if (!client || !prerender) throw new Error('The client and the prerender environment are both needed.');
  await builder.build(client);
  await builder.build(prerender);

  const { root, base } = builder.config;
  const out = resolve(root, client.config.build.outDir);
  const rendererOut = resolve(root, PRERENDER_OUT);
  const renderer = (await import(`${pathToFileURL(join(rendererOut, 'prerender.js'))}?${Date.now()}`)) as Prerender;

  const loader = await bundleScript(root, 'src/loader.ts');
  const loaderFile = `assets/loader-${createHash('sha256').update(loader).digest('base64url').slice(0, 8)}.js`;
  writeText(out, loaderFile, loader);

  const page = readFileSync(join(out, 'index.html'), 'utf8').replace(
    '<!--manifest-->',
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
  );
  const template = startLater(page, { src: base + loaderFile, code: loader });
  const data = structuredData(content, siteUrl);
  const documents: string[] = [];
  for (const route of renderer.routes) {
    const html = fillDocument(template, { route, html: await renderer.renderRoute(route), data: data.get(route) ?? '' });
    writeText(out, fileOf(route), html);
    documents.push(html);
  }
  writeText(out, 'sitemap.xml', sitemapXml(renderer.indexedUrls));
  writeText(out, 'robots.txt', robotsText(renderer.sitemapUrl));
  writeText(out, 'manifest.webmanifest', manifest(content.site));
  writeText(out, '.well-known/security.txt', securityTxt(renderer.security));
  writeHostFiles(out, { documents, siteHost: new URL(renderer.sitemapUrl).hostname });
  await compressFiles(out); // Last: whatever is written later has no compressed copy.
  rmSync(rendererOut, { recursive: true });
  builder.config.logger.info(`${renderer.routes.length} documents rendered.`);
}

/** `/about` becomes about.html: hosts answer it at `/about` without a redirect. */
function fileOf(route: string): string {
  if (route === '/') return 'index.html';
  if (route === '*') return '404.html';
  return `${route.slice(1)}.html`;
}
