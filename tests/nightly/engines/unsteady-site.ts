import { proxyTo } from '../../hosts/support/proxy.ts';

/** A site over TLS whose files can be held back, refused, or swapped for those of another build while a tab is open. */
export async function unsteadySite(host: string) {
  let upstream = host;
  let refused: RegExp | undefined;
  let held: { paths: RegExp; until: Promise<void> } | undefined;
  const asked: string[] = [];
  const proxy = await proxyTo(() => upstream, {
    tls: true,
    before: async (path) => {
      asked.push(path);
      if (held?.paths.test(path)) await held.until;
      return refused?.test(path) ? 404 : undefined;
    },
  });
  return {
    origin: proxy.origin,
    close: proxy.close,
    /** `asked`: the requested paths. `answered`: the paths with the status of their answer. */
    asked,
    answered: proxy.seen,
    /** Holds back the files on these paths until the returned function is called. */
    hold: (paths: RegExp): (() => void) => {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { paths, until };
      return release;
    },
    refuse: (paths: RegExp) => {
      refused = paths;
    },
    deploy: (next: string) => {
      upstream = next;
    },
  };
}

export type UnsteadySite = Awaited<ReturnType<typeof unsteadySite>>;
