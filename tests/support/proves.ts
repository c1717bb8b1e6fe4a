declare module 'vitest' {
  interface TaskMeta {
    proves?: string[];
  }
}

type Sentence = `§${number}.${number}`;
type Assertion = `${'SEC' | 'A11Y' | 'REL' | 'SEO' | 'SCALE' | 'OWN'}-${number}`;

export type Id = Sentence | Assertion;

/**
 * Marks a test as the proof of sentences in docs/specification.md, or of assertions in docs/quality.md that its name does not carry.
 * Playwright reports the annotation, Vitest the meta data; tools/check/proofs.ts reads both.
 */
export const proves = (...ids: Id[]) => ({
  annotation: ids.map((description) => ({ type: 'proves', description })),
  meta: { proves: ids as string[] },
});
