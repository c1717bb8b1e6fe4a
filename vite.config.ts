import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { assetFileName } from './build/asset-file-name.ts';
import { contentOrStop } from './build/content-or-stop.ts';
import { contentPlugin } from './build/content-plugin.ts';
import { developmentPlugin } from './build/development-plugin.ts';
import { pictureDirectives } from './build/picture-directives.ts';
import { cutsOf } from './build/picture-files.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { previewPlugin } from './build/preview-plugin.ts';
import { remarkSections } from './build/remark-sections.ts';

const content = await contentOrStop(import.meta.dirname);

/** SITE_URL publishes the same content elsewhere: a preview host, or a project page below a path. */
const siteUrl = (process.env.SITE_URL || content.site.url).replace(/\/$/, '');

export default defineConfig({
  base: `${new URL(siteUrl).pathname.replace(/\/$/, '')}/`,
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl), 'import.meta.env.DEMO': JSON.stringify(process.env.DEMO === '1') },
  plugins: [
    contentPlugin(content),
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkSections] }) },
    react(),
    imagetools({
      include: /\.(avif|gif|heif|jpe?g|png|tiff|webp)(\?.*)?$/i,
      namedExports: false,
      defaultDirectives: pictureDirectives,
      extendOutputFormats: (formats) => ({ ...formats, cuts: () => cutsOf }),
    }),
    tailwindcss(),
    prerenderPlugin(content, siteUrl),
    developmentPlugin(),
    previewPlugin(),
  ],
  // Tests make whole projects in .cache/: nobody's page is to be loaded again for those.
  server: { watch: { ignored: [`${import.meta.dirname}/.cache/**`] } },
  build: {
    assetsInlineLimit: 0, // The security policy allows no data: address.
    modulePreload: false,
    rolldownOptions: {
      output: {
        assetFileNames: (asset) => assetFileName(import.meta.dirname, asset),
        codeSplitting: {
          groups: [
            // Changes only with a dependency: stays cached over deploys. What a figure needs stays out of it: only its visitors pay.
            { name: 'react', test: /node_modules\/(lucide|react|react-dom|scheduler)\// },
            // What nearly every page needs, and the addresses of pictures: alone they would be files of fifty bytes.
            {
              name: 'shared',
              test: /\/src\/(components|layout|lib|motion|navigation|theme)\/|\/content\/site|\.(avif|gif|jpe?g|png|svg|webp)(\?|$)/,
            },
          ],
        },
      },
    },
  },
});
