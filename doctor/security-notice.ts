import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, look } from './finding.ts';

const FILE = 'dist/.well-known/security.txt';
const LEAST_DAYS = 30;

/** RFC 9116 wants security.txt to run out. Each build renews it, so a site that rests for half a year has to be published again. */
export function securityNotice(root: string, today: Date): Check {
  const path = join(root, FILE);
  const expires = existsSync(path) ? /^Expires: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  if (!expires) return { fine: 'security.txt comes with the build and holds for half a year', findings: [] };
  const day = expires.slice(0, 10);
  const days = (Date.parse(expires) - today.getTime()) / 86_400_000;
  const said = days < 0 ? `ran out on ${day}` : `runs out on ${day}`;
  return {
    fine: `security.txt holds until ${day}`,
    findings: days < LEAST_DAYS ? [look(`${FILE}: ${said}. Build and publish again.`)] : [],
  };
}
