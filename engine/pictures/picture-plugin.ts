import type { Plugin } from 'vite';
import { imagetools, type VitePluginOptions } from 'vite-imagetools';
import { pictureDirectives } from './picture-directives.ts';
import { variantsOf } from './picture-files.ts';

/** Encodes the pictures that pages import. */
export function picturePlugin(options: Partial<VitePluginOptions> = {}): Plugin {
  return imagetools({
    include: /\.(avif|gif|heif|jpe?g|png|tiff|webp)(\?.*)?$/i,
    namedExports: false,
    defaultDirectives: pictureDirectives,
    extendOutputFormats: (formats) => ({ ...formats, variants: variantsOf }),
    extendTransforms: (builtins) => [...builtins, announceEncoding()],
    ...options,
  });
}

/** A transform that changes nothing. It is called only for pictures that are not in the cache, so a second build says nothing. */
function announceEncoding() {
  let isAnnounced = false;
  return () => {
    // Not with Vite's logger: `npm run check:site` builds with warnings only, and would seem to hang.
    if (!isAnnounced) console.log('Encoding pictures: about a minute the first time.');
    isAnnounced = true;
    return undefined;
  };
}
