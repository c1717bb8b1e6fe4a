import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { contentOrStop } from './engine/content/content-or-stop.ts';
import { contentPlugin } from './engine/content/content-plugin.ts';
import { developmentPlugin } from './engine/documents/development-plugin.ts';
import { prerenderPlugin } from './engine/documents/prerender-plugin.ts';
import { previewPlugin } from './engine/documents/preview-plugin.ts';
import { profileIcons } from './engine/documents/profile-icons.ts';
import { resumeDownloads } from './engine/documents/resume-downloads.ts';
import { cardAlts } from './engine/documents/share-cards.ts';
import { siteAddress } from './engine/documents/site-address.ts';
import { fontFolder } from './engine/fonts/font-folder.ts';
import { mdxOptions } from './engine/markdown/mdx-options.ts';
import { assetFileName } from './engine/pictures/asset-file-name.ts';
import { drawingPlugin } from './engine/pictures/drawing-plugin.ts';
import { pictureDirectives } from './engine/pictures/picture-directives.ts';
import { cutsOf } from './engine/pictures/picture-files.ts';
import { picturePlugin } from './engine/pictures/picture-plugin.ts';
import { writtenResume } from './engine/resume/resume-outline.ts';
import { siteThemeOf } from './engine/theme/site-theme.ts';
import { pageSlug } from './src/lib/page-slug.ts';

const root = normalizePath(import.meta.dirname);
const content = await contentOrStop(root);
const fonts = await fontFolder(content);

const siteUrl = siteAddress(content);

export default defineConfig({
  base: `${new URL(siteUrl).pathname.replace(/\/$/, '')}/`,
  // What the app must know of the files of the site, and cannot import. src/globals.d.ts says what each is.
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.DEMO': JSON.stringify(process.env.DEMO === '1'),
    'import.meta.env.CARD_ALTS': JSON.stringify(cardAlts(content)),
    'import.meta.env.PROFILE_ICONS': JSON.stringify(profileIcons(content.owner)),
    'import.meta.env.RESUME': JSON.stringify(writtenResume(content)),
    'import.meta.env.THEME': JSON.stringify(siteThemeOf(content.theme)),
    'import.meta.env.RESUME_BYTES': JSON.stringify(resumeDownloads(content)),
  },
  publicDir: `${content.folder}/public`,
  resolve: {
    alias: [
      { find: /^#content\//, replacement: `${root}/${content.folder}/` },
      { find: /^#fonts\//, replacement: `${root}/${fonts.folder}/` },
    ],
  },
  // Media queries that are written once, by name (src/styles/start.css); the rest of our style sheets is as browsers know it.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  plugins: [
    contentPlugin(root, content.folder),
    drawingPlugin(),
    { enforce: 'pre', ...mdx(mdxOptions(content.markdownWords)) },
    react(),
    picturePlugin({
      include: /\.(avif|gif|heif|jpe?g|png|tiff|webp)(\?.*)?$/i,
      namedExports: false,
      defaultDirectives: pictureDirectives,
      extendOutputFormats: (formats) => ({ ...formats, cuts: cutsOf }),
    }),
    prerenderPlugin(content, fonts, siteUrl),
    developmentPlugin(fonts.preloads),
    previewPlugin(content),
  ],
  // Tests make whole projects in .cache/: nobody's page is to be loaded again for those.
  server: { watch: { ignored: [`${root}/.cache/**`] } },
  build: {
    assetsInlineLimit: 0, // The security policy allows no data: address.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // The words of a case study go by its address.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.endsWith('/body.mdx') ? pageSlug(facadeModuleId) : '[name]'}-[hash].js`,
        assetFileNames: (asset) => assetFileName(root, content.folder, asset),
        codeSplitting: {
          groups: [
            // Changes only with a dependency: stays cached over deploys. What a figure needs stays out of it: only its visitors pay.
            { name: 'react', test: /node_modules\/(lucide|react|react-dom|scheduler)\// },
            // The facts of all case studies, with the addresses of their pictures: home shows them, and each case study its neighbours.
            // The addresses of drawings in working pieces are here too: alone they would be files of fifty bytes.
            {
              name: 'case-studies',
              test: /\/case-studies\/[^/]+\/(meta\.ts|[^/]+\?(card|phone|shot|stage)|[^/]+\/[^/]+\.svg)$|\/src\/lib\/case-studies\.ts/,
            },
            // What nearly every page needs.
            {
              name: 'shared',
              test: /\/src\/(components|layout|lib|motion|navigation|prose\/prose-sections|theme)|\/(owner\.json|site\.ts)$/,
            },
            // What stands among the words of most case studies: alone they would be files of a few hundred bytes.
            { name: 'prose', test: /\/src\/(figures|prose)\// },
          ],
        },
      },
    },
  },
});
