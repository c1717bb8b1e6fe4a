import { contentVersion } from './1-content-version.ts';
import type { Migration } from './migration.ts';

/** Every breaking change of content/, in order. */
export const MIGRATIONS: Migration[] = [contentVersion];
