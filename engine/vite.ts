import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { normalizePath, type Plugin, type UserConfig, type UserConfigFnPromise } from 'vite';
import { CHUNKS, ENTRIES } from './app-interface.ts';
import { contentModules } from './app-modules/content-modules.ts';
import { textFactsCode } from './app-modules/text-facts.ts';
import { type CheckedSite, checkContent, contentOrExit, exitWithErrors } from './checks/check-content.ts';
import { contentPlugin, fileSnapshot } from './checks/content-plugin.ts';
import { pageAddress } from './content/addresses.ts';
import type { Content } from './content/content.ts';
import { slugOf } from './content/content-files.ts';
import { siteFolder } from './content/site-folder.ts';
import { developmentPlugin } from './documents/development-plugin.ts';
import { prerenderPlugin } from './documents/prerender-plugin.ts';
import { previewPlugin } from './documents/preview-plugin.ts';
import { escapeRegExp } from './escape.ts';
import { EVERY_CHARACTER } from './fonts/characters.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { HASHED_FOLDERS } from './hashed-folders.ts';
import { assetFileName } from './pictures/picture-files.ts';
import { picturePlugin } from './pictures/picture-plugin.ts';
import { svgPlugin } from './pictures/svg-plugin.ts';
import { mdxOptions } from './prose/compile-prose.ts';
import { emphasisedCharacters } from './prose/emphasis.ts';

/**
 * The Vite configuration of the project in `projectRoot`, for `npm run build`, `npm run dev` and `npm run preview`. An error in the
 * content ends all but `npm run dev`, which shows it and waits until it is fixed.
 */
export function siteConfig(projectRoot: string): UserConfigFnPromise {
  const root = normalizePath(projectRoot);
  return async ({ command, isPreview }) => {
    const files = fileSnapshot(root);
    const isDevelopment = command === 'serve' && !isPreview;
    const checked = await checkContent(root, siteFolder(root), { withDrafts: isDevelopment });
    if (isDevelopment && (!checked.content || checked.problems.length > 0))
      return configForBrokenContent(checked, contentPlugin(checked, { files, settingsOf: settingsInDevelopment }));
    const site = { content: contentOrExit(checked) };
    const settings = await (isDevelopment ? settingsInDevelopment : settingsOf)(site.content);
    const check = contentPlugin(checked, { files, settingsOf: settingsInDevelopment, running: { site, settings } });
    return configOf(settings, () => site.content, check);
  };
}

/**
 * All of the content that the configuration is made from. If a change in the content changes any of it, `npm run dev` restarts; everything
 * else is read anew when a page is loaded.
 */
async function settingsOf(content: Content, emphasised = emphasisedCharacters(content)) {
  const { root, folder, site, owner, articles } = content;
  return {
    root,
    folder,
    siteUrl: resolveSiteUrl(content),
    fonts: await subsetFonts(content, emphasised),
    followsSystem: site.displayMode === 'system',
    /** Where the articles are; empty on a site without any. */
    writing: articles.length > 0 ? site.writing.address : '',
    markdownLabels: site.markdown,
    locale: owner.locale,
  };
}

type Settings = Awaited<ReturnType<typeof settingsOf>>;

/** With italics of all letters, so that `npm run dev` need not restart when one is emphasised for the first time. */
const settingsInDevelopment = (content: Content) => settingsOf(content, EVERY_CHARACTER);

/** The address the site is published at, without a slash at its end. The variable SITE_URL overrides owner.yaml, such as for a deploy preview. */
function resolveSiteUrl({ folder, owner }: Content): string {
  const address = process.env.SITE_URL || owner.url;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    exitWithErrors(folder, [`SITE_URL: "${address}" is not a web address. Write it with https:// at its start.`]);
  return address.replace(/\/$/, '');
}

const basePath = (address: string) => `${new URL(address).pathname.replace(/\/$/, '')}/`;

/** Paper needs whole addresses, but the links of a page have only a path, and a stylesheet cannot know the address of the site. */
const printedAddresses = (siteUrl: string): Plugin => ({
  name: 'printed-addresses',
  transform: {
    filter: { id: new RegExp(escapeRegExp(ENTRIES.stylesheets.print)) },
    handler: (css) => css.replace('SITE_ORIGIN', new URL(siteUrl).origin),
  },
});

/** Tests create whole projects in .cache/: their changes must not reload a developer's page. */
const watchOf = (root: string) => ({ ignored: [`${root}/.cache/**`] });

/** The configuration while the content has errors: everything else needs valid content. The base path is kept, so that the browser
 * finds the site again once they are fixed. */
function configForBrokenContent({ root, parts }: CheckedSite, check: Plugin): UserConfig {
  const address = process.env.SITE_URL || parts.owner?.url;
  return {
    base: address && URL.canParse(address) ? basePath(address) : '/',
    appType: 'custom',
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    plugins: [check],
    server: { watch: watchOf(root) },
  };
}

/** The configuration for these settings. All else that plugins need of the content they ask for when they need it. */
function configOf({ root, folder, siteUrl, fonts, ...settings }: Settings, current: () => Content, check: Plugin): UserConfig {
  const prose = mdxOptions({
    labels: settings.markdownLabels,
    locale: settings.locale,
    proseIn: (path) => current().proseIn(path),
    codeOfFacts: (text) => textFactsCode(current(), siteUrl, text),
    addressOf: ({ file }, url) => pageAddress(current().routes, file, url),
  });
  return {
    base: basePath(siteUrl),
    publicDir: `${folder}/public`,
    resolve: {
      alias: [
        { find: /^#content\//, replacement: `${root}/${folder}/` },
        { find: /^#fonts\//, replacement: `${root}/${fonts.folder}/` },
      ],
    },
    define: {
      'import.meta.env.FOLLOWS_SYSTEM': settings.followsSystem,
      'import.meta.env.WRITING': JSON.stringify(settings.writing),
    },
    // Lightning CSS is here for @custom-media (src/styles/layers-and-breakpoints.css); everything else in our stylesheets is plain CSS.
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    plugins: [
      check,
      contentModules(current, siteUrl),
      printedAddresses(siteUrl),
      svgPlugin(),
      { enforce: 'pre', ...mdx(prose) },
      // Fast Refresh would import the entry a second time, by another address than the loader, and the app would start twice.
      react({ exclude: [/\/node_modules\//, new RegExp(`${escapeRegExp(ENTRIES.app)}$`)] }),
      picturePlugin(),
      prerenderPlugin(current, fonts, siteUrl),
      developmentPlugin(current, fonts.preloads),
      previewPlugin(current),
    ],
    server: { watch: watchOf(root) },
    build: {
      assetsInlineLimit: 0, // The content security policy forbids data: URLs.
      modulePreload: false,
      assetsDir: HASHED_FOLDERS.others,
      rolldownOptions: {
        checks: { pluginTimings: false }, // Encoding pictures takes most of the time, and an owner can do nothing about it.
        output: {
          // A text is named after its page: the source file of every case study is called text.
          chunkFileNames: ({ facadeModuleId }) =>
            `${HASHED_FOLDERS.others}/${facadeModuleId && /\.mdx?$/.test(facadeModuleId) ? slugOf(facadeModuleId) : '[name]'}-[hash].js`,
          assetFileNames: (asset) => assetFileName(root, asset),
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  };
}
