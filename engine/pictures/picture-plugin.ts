import { relative } from 'node:path';
import { type Environment, normalizePath, type Plugin } from 'vite';
import { imagetools, type VitePluginOptions } from 'vite-imagetools';
import { type Output, type Progress, tellProgress } from '../progress.ts';

/** vite-imagetools, and a build says which picture it is at: without a cache they take most of its time. */
export function picturePlugin(options: Omit<Partial<VitePluginOptions>, 'extendTransforms'>, output?: Output): Plugin[] {
  let progress: Progress | undefined;
  let isNew = false;
  let queue: Promise<unknown> = Promise.resolve();

  // Changes nothing in a picture: transforms are asked for only where the cache lacks a file.
  const noteNew = () => {
    isNew = true;
    return undefined;
  };
  const maker = imagetools({ ...options, extendTransforms: (builtins) => [...builtins, noteNew] });
  const { load } = maker;
  if (typeof load !== 'object') throw new Error('vite-imagetools has changed: its load hook is no object with a handler.');

  return [
    {
      ...maker,
      load: {
        ...load,
        handler(id, ...rest) {
          const told = progress;
          if (!told) return load.handler.call(this, id, ...rest);
          const name = normalizePath(relative(this.environment.config.root, id));
          told.start(name);
          // One after the other: all at once would take as long, be ready together at the end, and say nothing until then.
          const turn = queue.then(async () => {
            isNew = false;
            const loaded = await load.handler.call(this, id, ...rest);
            told.step(name, loaded ? (isNew ? 'new' : 'from the cache') : 'left as it is');
            return loaded;
          });
          queue = turn.catch(() => undefined); // A picture that cannot be read holds up no other.
          return turn;
        },
      },
    },
    {
      name: 'picture-progress',
      buildStart() {
        if (isTold(this.environment)) progress = tellProgress('Pictures', { output });
      },
      buildEnd() {
        progress?.end();
        progress = undefined;
      },
    },
  ];
}

/** The client's pictures only: the documents are rendered with the same ones. TELL_PROGRESS tells in a build that is silent otherwise. */
function isTold({ name, mode, config }: Environment): boolean {
  const isWanted = (config.logLevel ?? 'info') === 'info' || process.env.TELL_PROGRESS === '1';
  return mode === 'build' && name === 'client' && isWanted;
}
