import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, warning } from './finding.ts';

const FILE = 'dist/.well-known/security.txt';
const MIN_DAYS_LEFT = 30;

/** security.txt must have an end date (RFC 9116). Each build renews it, so a site must be published at least twice a year. */
export function securityNotice(root: string, today: Date): Check {
  const path = join(root, FILE);
  const expires = existsSync(path) ? /^Expires: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  if (!expires) return { fine: 'security.txt comes with the build and is valid for half a year', findings: [] };
  const day = expires.slice(0, 10);
  const days = (Date.parse(expires) - today.getTime()) / 86_400_000;
  const state = days < 0 ? `expired on ${day}` : `expires on ${day}`;
  return {
    fine: `security.txt is valid until ${day}`,
    findings: days < MIN_DAYS_LEFT ? [warning(`${FILE}: ${state}. Build and publish again.`)] : [],
  };
}
