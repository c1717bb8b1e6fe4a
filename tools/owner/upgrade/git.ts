import { execFileSync } from 'node:child_process';
import { UpgradeStop } from './stop.ts';

interface Options {
  input?: string | Buffer;
  /** An index of our own: the owner's is not touched. */
  index?: string;
  /** Exit codes that are no failure. */
  codes?: number[];
}

/** What git said when it failed. */
export class GitError extends Error {}

/** Git in a folder, in English, without asking anything. */
export class Git {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  bytes(args: string[], { input, index, codes = [0] }: Options = {}): Buffer {
    const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env; // A hook of the owner's may have set them.
    try {
      return execFileSync('git', args, {
        cwd: this.root,
        env: { ...env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...(index && { GIT_INDEX_FILE: index }) },
        stdio: ['pipe', 'pipe', 'pipe'],
        maxBuffer: Number.POSITIVE_INFINITY,
        input: input ?? '',
      });
    } catch (error) {
      const { code, status, stdout, stderr } = error as { code?: string; status?: number; stdout?: Buffer; stderr?: Buffer };
      if (code === 'ENOENT') throw new UpgradeStop('git is not installed, and the upgrade needs it: https://git-scm.com/downloads');
      if (stdout && codes.includes(status ?? -1)) return stdout;
      throw new GitError(reasonIn(String(stderr ?? error)));
    }
  }

  /** What git answers, without the line break at its end. */
  text(args: string[], options?: Options): string {
    return this.bytes(args, options).toString('utf8').replace(/\n$/, '');
  }

  /** The same, undefined where git fails. */
  maybe(args: string[]): string | undefined {
    try {
      return this.text(args);
    } catch (error) {
      if (error instanceof GitError) return undefined;
      throw error;
    }
  }

  /** The entries of an answer that are separated by zero bytes (`-z`), because a file name may hold any other character. */
  list(args: string[], options?: Options): string[] {
    return this.bytes(args, options).toString('utf8').split('\0').slice(0, -1);
  }
}

/** Git may say more around it: this line says what is wrong. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n');
  return lines.find((line) => line.startsWith('fatal: '))?.slice('fatal: '.length) ?? lines.at(-1) ?? '';
}
