import type { Git } from '../git.ts';
import { UpgradeStop } from '../stop.ts';
import type { Source } from './source.ts';

/** The git remote that keeps the address of the releases: git shows it, changes it and deletes it, and no file of the copy has to hold it. */
const REMOTE = 'fairweather';

export function rememberedAddress(git: Git): string {
  const address = git.maybe(['remote', 'get-url', REMOTE]);
  if (address) return address;
  throw new UpgradeStop(
    'Say once where releases come from, an address or a folder: npm run upgrade -- --from <address>. It is kept as the git remote "fairweather".',
  );
}

export function remember(git: Git, { address, isLasting }: Source): void {
  const known = git.maybe(['remote', 'get-url', REMOTE]);
  if (!isLasting || known === address) return;
  git.text(known ? ['remote', 'set-url', REMOTE, address] : ['remote', 'add', REMOTE, address]);
}
