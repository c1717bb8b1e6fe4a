import { expect } from 'vitest';
import type { ResumeEntry } from '../../../engine/resume/resume-sections.ts';

/** All texts of a resume entry, in order. */
export function entryTexts({ title, aside, note, text, quote, points = [] }: ResumeEntry): string[] {
  return [title, aside, note, text, quote, ...points].filter((part) => part !== undefined);
}

/** Checks that a text contains all parts in this order. */
export function expectInOrder(text: string, parts: string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `"${part}" after "…${text.slice(Math.max(0, from - 40), from)}"`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}
