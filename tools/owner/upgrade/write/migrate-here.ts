import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDER } from '../merge/plan.ts';
import { UpgradeStop } from '../stop.ts';

/** Brings content/ to the version that this release reads, and says what changed in it. */
export async function migrateHere(root: string): Promise<void> {
  const folder = join(root, OWN_FOLDER);
  if (!existsSync(folder)) throw new UpgradeStop(`There is no ${OWN_FOLDER}/ yet: "npm run setup" makes it.`);
  // Imported only here: it needs packages, and those of a new release are installed by the time it runs.
  const { migrateContent, MigrationError } = await import('../../migrations/migrate-content.ts');
  try {
    const { whys, files } = migrateContent(folder);
    if (whys.length === 0) console.log(`${OWN_FOLDER}/ is up to date.\n`);
    else console.log(`Changed in ${OWN_FOLDER}/: ${files.join(', ')}\n${whys.map((why) => `  ${why}`).join('\n')}\n`);
  } catch (error) {
    if (error instanceof MigrationError) throw new UpgradeStop(error.message);
    throw error;
  }
}
