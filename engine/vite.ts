import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { normalizePath, type Plugin, type Rolldown, type UserConfig, type UserConfigFnPromise } from 'vite';
import type { Owner } from '#schema';
import { pageSlug } from '../src/lib/pages.ts';
import { checkContent, exitWithErrors } from './content/check-content.ts';
import type { Content } from './content/content.ts';
import { contentModules } from './content/content-modules.ts';
import { contentPlugin, fileSnapshot } from './content/content-plugin.ts';
import { siteFolder } from './content/site-folder.ts';
import { developmentPlugin } from './documents/development-plugin.ts';
import { prerenderPlugin } from './documents/prerender-plugin.ts';
import { previewPlugin } from './documents/preview-plugin.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { HASHED_FOLDERS } from './hashed-folders.ts';
import { mdxOptions } from './mdx/mdx-options.ts';
import { assetFileName } from './pictures/picture-files.ts';
import { picturePlugin } from './pictures/picture-plugin.ts';
import { svgPlugin } from './pictures/svg-plugin.ts';

/**
 * The Vite configuration of the project in `projectRoot`, for `npm run build`, `npm run dev` and `npm run preview`. An error in the
 * content ends all but `npm run dev`, which shows it and waits until it is fixed.
 */
export function siteConfig(projectRoot: string): UserConfigFnPromise {
  const root = normalizePath(projectRoot);
  return async ({ command, isPreview }) => {
    const files = fileSnapshot(root);
    const isDevelopment = command === 'serve' && !isPreview;
    const { problems, content } = await checkContent(root, siteFolder(root), { withDrafts: isDevelopment });
    const check = contentPlugin(content, { problems, files });
    if (problems.length > 0 && isDevelopment) return configForBrokenContent(content, check);
    exitWithErrors(content, problems);
    return configOf(content, check);
  };
}

/** The address the site is published at, without a slash at its end. The variable SITE_URL overrides owner.json, such as for a deploy preview. */
function resolveSiteUrl(content: Content): string {
  const address = process.env.SITE_URL || content.owner.url;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    exitWithErrors(content, [`SITE_URL: "${address}" is not a web address. Write it with https:// at its start.`]);
  return address.replace(/\/$/, '');
}

const basePath = (address: string) => `${new URL(address).pathname.replace(/\/$/, '')}/`;

/** Paper needs whole addresses, but the links of a page have only a path, and a stylesheet cannot know the address of the site. */
const printedAddresses = (siteUrl: string): Plugin => ({
  name: 'printed-addresses',
  transform: {
    filter: { id: /\/src\/styles\/print\.css/ },
    handler: (css) => css.replace('SITE_ORIGIN', new URL(siteUrl).origin),
  },
});

/** Tests create whole projects in .cache/: their changes must not reload a developer's page. */
const watchOf = ({ root }: Content) => ({ ignored: [`${root}/.cache/**`] });

/** The configuration while the content has errors: everything else needs valid content. The base path is kept, so that the browser
 * finds the site again once they are fixed. */
function configForBrokenContent(content: Content, check: Plugin): UserConfig {
  const address = process.env.SITE_URL || (content.file('owner.json')?.data as Partial<Owner> | null)?.url;
  return {
    base: address && URL.canParse(address) ? basePath(address) : '/',
    appType: 'custom',
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    plugins: [check],
    server: { watch: watchOf(content) },
  };
}

async function configOf(content: Content, check: Plugin): Promise<UserConfig> {
  const { root } = content;
  const fonts = await subsetFonts(content);
  const siteUrl = resolveSiteUrl(content);

  return {
    base: basePath(siteUrl),
    publicDir: `${content.folder}/public`,
    resolve: {
      alias: [
        { find: /^#content\//, replacement: `${root}/${content.folder}/` },
        { find: /^#fonts\//, replacement: `${root}/${fonts.folder}/` },
      ],
    },
    define: {
      'import.meta.env.FOLLOWS_SYSTEM': content.site.displayMode === 'system',
      'import.meta.env.HAS_ARTICLES': content.articles.length > 0,
    },
    // Lightning CSS is here for @custom-media (src/styles/layers-and-breakpoints.css); everything else in our stylesheets is plain CSS.
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    plugins: [
      check,
      await contentModules(content, siteUrl),
      printedAddresses(siteUrl),
      svgPlugin(),
      { enforce: 'pre', ...mdx(mdxOptions(content)) },
      // Fast Refresh would import the entry a second time, by another address than the loader, and the app would start twice.
      react({ exclude: [/\/node_modules\//, /\/src\/app\/main\.tsx$/] }),
      picturePlugin(),
      prerenderPlugin(content, fonts, siteUrl),
      developmentPlugin(fonts.preloads),
      previewPlugin(content),
    ],
    server: { watch: watchOf(content) },
    build: {
      assetsInlineLimit: 0, // The content security policy forbids data: URLs.
      modulePreload: false,
      assetsDir: HASHED_FOLDERS.others,
      rolldownOptions: {
        checks: { pluginTimings: false }, // Encoding pictures takes most of the time, and an owner can do nothing about it.
        output: {
          // The text of a case study is named after its page: every source file is called body.mdx.
          chunkFileNames: ({ facadeModuleId }) =>
            `${HASHED_FOLDERS.others}/${facadeModuleId?.endsWith('/body.mdx') ? pageSlug(facadeModuleId) : '[name]'}-[hash].js`,
          assetFileNames: (asset) => assetFileName(root, asset),
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  };
}

/** Which modules are bundled into one file, so that browsers fetch few files and keep cached those that a release did not change. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // Changes only when a dependency does, so it stays cached across releases. Packages of single demos (d3, proj4) are left out:
  // only visitors of those pages should fetch them.
  { name: 'react', test: /node_modules\/(lucide|react|react-dom|scheduler)\// },
  // The metadata of all case studies with the URLs of their pictures: the home page and every case study show cards of the others.
  // The URLs of pictures in demos are here too: alone they would be files of fifty bytes.
  {
    name: 'case-studies',
    test: /\/case-studies\/[^/]+\/(meta\.ts|[^/]+\?(card|phone|screenshot|hero)|[^/]+\/[^/]+\.svg)$|\/\.cache\/cropped-pictures\/|\/src\/lib\/case-studies|virtual:content\/case-studies/,
  },
  // Code that nearly every page needs. The tooltip, and the picture that moves from page to page, are files of their own: a visitor who only
  // reads needs neither.
  {
    name: 'shared',
    test: /\/src\/(components\/(?!pointer-follower|thanks)|layout|lib|mdx\/mdx-components|navigation\/(?!shared-image)|preferences)|\/(owner\.json|site\.ts)$|virtual:content\/(site|pages)/,
  },
  // Components that most case studies use in their text: alone they would be files of a few hundred bytes.
  { name: 'mdx', test: /\/src\/(demos|mdx)\// },
];
