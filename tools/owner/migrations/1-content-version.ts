import type { Migration } from './migration.ts';

/** Before 1.0.0 the content had no version. Nothing else in it changes. */
export const contentVersion: Migration = {
  to: 1,
  why: 'Content says from 1.0.0 on which version it is, so that later releases can bring it up to date.',
  migrate: () => {}, // Whoever runs the migrations writes the number.
};
