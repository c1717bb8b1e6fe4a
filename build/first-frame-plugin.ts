import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Writes the one inline script into the head of the page, in development as in the build. */
export function firstFramePlugin(): Plugin {
  let root = '';
  return {
    name: 'first-frame',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => html.replace('<!--first-frame-->', `<script>${await bundleScript(root, 'src/first-frame.ts')}</script>`),
    },
  };
}
