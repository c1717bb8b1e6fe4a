import { execFileSync } from 'node:child_process';
import { exampleAddressIn } from '../doctor/samples/example-addresses.ts';

/** The owner's name and e-mail address from git, as suggestions. On some machines git has an address that is only an example. */
export function gitFacts(root: string): Record<string, string | undefined> {
  const email = git(root, 'config', 'user.email');
  return { name: git(root, 'config', 'user.name'), email: email && exampleAddressIn(email) ? undefined : email };
}

/** The GitHub profile of the repository's owner; undefined if the repository is not on GitHub. */
export function gitHubProfile(root: string): string | undefined {
  const account = /\bgithub\.com[:/]([^/]+)\//.exec(git(root, 'remote', 'get-url', 'origin') ?? '')?.[1];
  return account && `https://github.com/${account}`;
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // Not set, no repository or no git: nothing to suggest.
  }
}
