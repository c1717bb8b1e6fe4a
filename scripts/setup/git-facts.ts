import { execFileSync } from 'node:child_process';

/** What git knows about the owner, as suggestions. */
export function gitFacts(root: string): Record<string, string | undefined> {
  const origin = git(root, 'remote', 'get-url', 'origin');
  const account = /\bgithub\.com[:/]([^/]+)\//.exec(origin ?? '')?.[1];
  return {
    name: git(root, 'config', 'user.name'),
    email: git(root, 'config', 'user.email'),
    github: account && `https://github.com/${account}`,
  };
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // Not set, no repository, or no git at all: then there is nothing to suggest.
  }
}
