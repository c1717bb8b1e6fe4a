import type { Content } from '../../../engine/content/content.ts';
import { problem } from '../../../engine/content/problems.ts';

/** What visitors give up, if the owner counts them. */
export function visitCounter(content: Content) {
  return { fine: 'no page sends a request to another site', errors: [], warnings: costs(content) };
}

function costs(content: Content): string[] {
  const { visitCounter: counter } = content.site;
  if (!counter) return [];
  const [from, to] = [counter.script, counter.reportsTo].map((address) => new URL(address).host);
  const text = `runs a script of ${from} for every visitor, and tells ${to} each page they open, their IP address and their browser.`;
  return [problem(content.fileOf('site'), ['visitCounter'], text)];
}
