// Usage: npm run upgrade -- [--from <address>] [--to <version>] [--base <version>] [--check] [--migrate] [--no-install]
//
// Brings a newer release into an owner's copy: docs/upgrade.md. With --migrate it brings content/ alone up to date.
import '../help.ts';
import { parseArgs } from 'node:util';
import { GitError } from './upgrade/git.ts';
import { UpgradeStop } from './upgrade/stop.ts';
import { upgrade } from './upgrade/upgrade.ts';
import { migrateHere } from './upgrade/write/migrate-here.ts';

const FLAGS = {
  from: { type: 'string' },
  to: { type: 'string' },
  base: { type: 'string' },
  check: { type: 'boolean', default: false },
  migrate: { type: 'boolean', default: false },
  'no-install': { type: 'boolean', default: false },
} as const;

function flagsGiven() {
  try {
    return parseArgs({ options: FLAGS }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.\s/);
    const names = Object.keys(FLAGS).map((name) => `--${name}`);
    throw new UpgradeStop(`${reason}. The flags are: ${names.join(', ')}.`);
  }
}

try {
  const { from, to, base, check, migrate, 'no-install': isLeft } = flagsGiven();
  if (migrate) await migrateHere(process.cwd());
  else upgrade(process.cwd(), { from, to, base, isCheck: check, isInstalling: !isLeft });
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string {
  const { message } = error as Error;
  if (error instanceof UpgradeStop) return message;
  if (error instanceof GitError) return `Git could not do what the upgrade needs: ${message}`;
  return `The upgrade broke off: ${message}. Run it again. If that does not help: "git status" shows what it has written, and it begins anew once .git/fairweather/journal.json is deleted.`;
}
