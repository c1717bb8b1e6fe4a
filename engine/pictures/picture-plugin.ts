import { relative } from 'node:path';
import { type Environment, normalizePath, type Plugin } from 'vite';
import { imagetools, type VitePluginOptions } from 'vite-imagetools';
import { type Output, type Progress, reportProgress } from '../progress.ts';

/** vite-imagetools with a report of progress: without a cache, pictures take most of the time of a build. */
export function picturePlugin(options: Omit<Partial<VitePluginOptions>, 'extendTransforms'>, output?: Output): Plugin[] {
  let progress: Progress | undefined;
  let isNew = false;
  let queue: Promise<unknown> = Promise.resolve();

  // A transform that changes nothing. It is called only for pictures that are not in the cache, which is what we want to know.
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
          const current = progress;
          if (!current) return load.handler.call(this, id, ...rest);
          const name = normalizePath(relative(this.environment.config.root, id));
          current.start(name);
          // One after the other: all at once would take as long, finish together at the end, and show no progress until then.
          const turn = queue.then(async () => {
            isNew = false;
            const loaded = await load.handler.call(this, id, ...rest);
            current.step(name, loaded ? (isNew ? 'new' : 'from the cache') : 'left as it is');
            return loaded;
          });
          queue = turn.catch(() => undefined); // After an error, continue with the next picture.
          return turn;
        },
      },
    },
    {
      name: 'picture-progress',
      buildStart() {
        if (isReported(this.environment)) progress = reportProgress('Pictures', { output });
      },
      buildEnd() {
        progress?.end();
        progress = undefined;
      },
    },
  ];
}

/** Only for the client: the prerender environment uses the same pictures. SHOW_PROGRESS=1 shows progress in a build with few messages. */
function isReported({ name, mode, config }: Environment): boolean {
  const isWanted = (config.logLevel ?? 'info') === 'info' || process.env.SHOW_PROGRESS === '1';
  return mode === 'build' && name === 'client' && isWanted;
}
