import { CONTENT_VERSION, versionIn } from '../../../engine/content/content-version.ts';
import { ContentTexts, OWNER } from './content-texts.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations.ts';
import { setField } from './set-field.ts';

interface Migrated {
  /** The sentences of the migrations that ran. */
  whys: string[];
  /** The files that changed, below the folder. */
  files: string[];
}

/** Told to the owner as it is. */
export class MigrationError extends Error {}

/** Brings a content folder to the version that this release reads. */
export function migrateContent(folder: string, migrations: Migration[] = MIGRATIONS, newest = CONTENT_VERSION): Migrated {
  const content = new ContentTexts(folder);
  const from = versionOf(content);
  if (from > newest)
    throw new MigrationError(`The content is of version ${from}, and this release reads ${newest}: it belongs to a newer release.`);
  const due = migrations.filter(({ to }) => to > from && to <= newest);
  for (const { to, migrate } of due) {
    run(to, () => migrate(content));
    content.write(OWNER, setField(content.read(OWNER) ?? '', ['contentVersion'], String(to)));
  }
  return { whys: due.map(({ why }) => why), files: content.save() };
}

function versionOf(content: ContentTexts): number {
  const version = versionIn(content.read(OWNER)?.replace(/^\uFEFF/, ''));
  if (version === undefined) throw new MigrationError(`${OWNER} is missing or cannot be read as JSON. Mend it, and run this again.`);
  return version;
}

function run(to: number, migrate: () => void): void {
  try {
    migrate();
  } catch (error) {
    const { message } = error as Error;
    throw new MigrationError(`The content could not be brought to version ${to}, and nothing in it was changed. ${message}`);
  }
}
