import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import { decoded } from '../../schema/fields.ts';
import { FEED } from '../../schema/routes.ts';
import { ENTRIES, type Renderer } from '../app-interface.ts';
import { SHARE_CARD_PX } from '../app-modules/share-cards.ts';
import { BUILT_FILES } from '../content/built-files.ts';
import type { Content } from '../content/content.ts';
import { openGraphLocale, textDirection } from '../content/language.ts';
import { pagesOf } from '../content/pages.ts';
import { redirectsOf } from '../content/redirects.ts';
import { folderNote } from '../content/site-folder.ts';
import type { SubsetFonts } from '../fonts/subset-fonts.ts';
import { writeHostFiles } from '../hosts/host-files.ts';
import { missingResume } from '../resume/resume-downloads.ts';
import { compressFiles } from './compress-files.ts';
import { builtFiles, bundleScript, CLIENT_INPUT } from './document-files.ts';
import { atomFeed } from './feed.ts';
import { iconFiles } from './icons.ts';
import { robotsText, sitemapXml, structuredData } from './search-engines.ts';
import { webManifest } from './web-manifest.ts';

/** Inside the project, so that the renderer finds React; with the process id, so that two builds can run at once. */
const PRERENDER_OUT = `.cache/prerender-${process.pid}`;

/** The route of the page for wrong addresses. */
const NOT_FOUND = '*';

/** Builds the client and the renderer, then writes one HTML document for each route, and the files beside them. */
export function prerenderPlugin(current: () => Content, fonts: SubsetFonts, siteUrl: string): Plugin {
  return {
    name: 'prerender',
    config: (_config, { command, isPreview }) => ({
      appType: command === 'build' || isPreview ? 'mpa' : 'custom', // In development, development-plugin.ts renders each document on request.
      environments: {
        client: { build: { manifest: true, rolldownOptions: { input: CLIENT_INPUT } } },
        prerender: {
          consumer: 'server',
          build: {
            outDir: PRERENDER_OUT,
            emitAssets: false,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: { prerender: ENTRIES.renderer } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const rendererOut = resolve(builder.config.root, PRERENDER_OUT);
          try {
            await buildApp(builder, rendererOut, current(), fonts, siteUrl);
          } finally {
            rmSync(rendererOut, { recursive: true, force: true });
          }
        },
      },
    }),
  };
}

async function buildApp(builder: ViteBuilder, rendererOut: string, content: Content, fonts: SubsetFonts, siteUrl: string): Promise<void> {
  builder.config.logger.info(folderNote(content.folder));
  const { client, prerender } = builder.environments;
  if (!client || !prerender) throw new Error('The client and the prerender environment are both needed.');
  await builder.build(client);
  await builder.build(prerender);

  const { root, base, define, publicDir } = builder.config;
  const out = resolve(root, client.config.build.outDir);
  const renderer = (await import(`${pathToFileURL(join(rendererOut, 'prerender.js'))}?${Date.now()}`)) as Renderer;

  /** Writes a file of the site, unless the owner has one of this name in public/: Vite has copied that one, and it stays. */
  function publish(file: string, data: string | Uint8Array): void {
    if (existsSync(join(publicDir, file))) return;
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), data);
  }

  const files = await builtFiles({ root, out, base, fonts: fonts.preloads, manifest: takeViteManifest(out) });
  const inlineScript = await bundleScript(root, ENTRIES.inlineScript, { base, define: define ?? {} });
  const list = pagesOf(content).find(({ kind }) => kind === 'writing');
  const feed = list && { href: siteUrl + FEED, title: list.heading };
  const data = structuredData(content, siteUrl);
  const routes = [...pagesOf(content).map(({ route }) => route), NOT_FOUND];
  for (const route of routes) {
    const html = await renderer.renderDocument(route, { ...languageOf(content), files, inlineScript, feed, data: data.get(route) });
    publish(fileOf(route), html);
  }
  if (feed) publish(FEED.slice(1), await atomFeed(content, siteUrl, renderer.renderArticleText));
  publish(BUILT_FILES.sitemap, sitemapXml(content, siteUrl));
  publish(BUILT_FILES.robots, robotsText(siteUrl));
  publish(BUILT_FILES.manifest, webManifest(content));
  publish(BUILT_FILES.licences, fonts.licences);
  for (const [file, draw] of Object.entries(iconFiles(content))) publish(file, await draw());
  const siteHostname = new URL(siteUrl).hostname;
  const { owner, site } = content;
  writeHostFiles(out, {
    publicDir,
    inlineScript,
    siteHostname,
    ownerUrl: owner.url,
    visitCounter: site.visitCounter,
    writing: list?.route,
    redirects: redirectsOf(content, siteUrl),
    locale: owner.locale,
  });
  await compressFiles(out, publicDir); // Last: files written later would have no compressed copy.
  builder.config.logger.info(`${routes.length} documents rendered.`);
  const missing = missingResume(content);
  if (missing) builder.config.logger.warn(missing);
}

/** What a document says about its language and its share card. */
export const languageOf = ({ owner: { locale } }: Content) => ({
  direction: textDirection(locale),
  openGraphLocale: openGraphLocale(locale),
  shareCard: SHARE_CARD_PX,
});

/** Reads the manifest of the bundler and deletes it, because everything in this folder is published. */
function takeViteManifest(out: string): Manifest {
  const folder = join(out, '.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  return manifest;
}

/** `/about` becomes about.html, not about/index.html: hosts serve it at `/about` without a redirect. */
function fileOf(route: string): string {
  if (route === '/') return 'index.html';
  if (route === NOT_FOUND) return BUILT_FILES.notFound;
  return `${decoded(route.slice(1))}.html`; // The address of a tag may have letters that a link has to escape.
}
