import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { labels } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { pages } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import {
  lengthOf,
  type Measured,
  type Moment,
  momentAt,
  STEP_MS,
  stopFrom,
  stopsOf,
} from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { whatIsThere } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/sentences.ts';

const RUNS = 5000;
const LONGEST = 6000;

const ms = fc.nat(LONGEST);
const times = fc.record({ responseMs: ms, styleMs: ms, scriptMs: ms, paintMs: ms, wordMs: ms, pictureMs: ms, answersMs: ms });
/** Random measurements, with the parts of the page in any order, and the two real ones. */
const measured: fc.Arbitrary<Measured> = fc.oneof(
  fc.constantFrom(pages.client, pages.server),
  fc.record({
    read: fc.string(),
    words: fc.record({ response: fc.nat(200), page: fc.integer({ min: 1, max: 200 }) }),
    bytes: fc.record({ response: fc.nat(), style: fc.nat(), script: fc.nat(), picture: fc.nat() }),
    times,
  }),
);

const seen = { moments: 0, withWords: 0, changes: 0 };
afterAll(() => console.log(`crawler: ${RUNS} runs of each property, ${JSON.stringify(seen)}`));

const at = (page: Measured, time: number): Moment => {
  const moment = momentAt(page, time);
  seen.moments++;
  if (moment.words > 0) seen.withWords++;
  return moment;
};

test('nothing disappears as time goes on: no word, no picture, nothing that a crawler has read', () => {
  fc.assert(
    fc.property(measured, ms, ms, (page, one, other) => {
      const [before, after] = [at(page, Math.min(one, other)), at(page, Math.max(one, other))];
      for (const part of Object.keys(before) as (keyof Moment)[])
        expect(Number(after[part]), part).toBeGreaterThanOrEqual(Number(before[part]));
    }),
    { numRuns: RUNS },
  );
  expect(seen.withWords).toBeGreaterThan(RUNS / 2);
});

test('at no moment has the page from the server fewer words than the other, for a reader or for a crawler', () => {
  fc.assert(
    fc.property(ms, (time) => {
      const [client, server] = [at(pages.client, time), at(pages.server, time)];
      expect(server.words).toBeGreaterThanOrEqual(client.words);
      expect(server.crawled).toBeGreaterThanOrEqual(client.crawled);
    }),
    { numRuns: RUNS },
  );
});

test('the next change is a change, and no change is skipped', () => {
  fc.assert(
    fc.property(measured, measured, fc.nat(LONGEST / STEP_MS), (one, other, steps) => {
      const now = steps * STEP_MS;
      const both = (time: number) => [at(one, time), at(other, time)];
      const next = stopFrom(stopsOf([one, other]), now, 'forward');
      const end = next > now ? next : lengthOf([one, other]) + STEP_MS;
      if (end - STEP_MS > now) expect(both(end - STEP_MS)).toEqual(both(now)); // Nothing disappears, so there was no change in between.
      if (next <= now) return;
      expect(both(next)).not.toEqual(both(now));
      seen.changes++;
    }),
    { numRuns: RUNS },
  );
  expect(seen.changes).toBeGreaterThan(RUNS / 4);
});

test('the slider reaches every change, in whole steps', () => {
  fc.assert(
    fc.property(fc.array(measured, { minLength: 1, maxLength: 3 }), (all) => {
      const length = lengthOf(all);
      expect(length % STEP_MS).toBe(0);
      expect(stopsOf(all).at(-1)).toBeLessThanOrEqual(length);
      expect(stopsOf(all).filter((stop) => stop % STEP_MS)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('the sentence mentions words to read if, and only if, there are any', () => {
  const silent = [labels.nothing, labels.shell, labels.unpainted, labels.blank];
  fc.assert(
    fc.property(measured, ms, (page, time) => {
      const moment = at(page, time);
      expect(silent.includes(whatIsThere(moment))).toBe(moment.words === 0);
    }),
    { numRuns: RUNS },
  );
});
