import { medians } from './measure/median.ts';

/** What is measured again and again, each under its name. */
export type Tasks<Figures> = { [Name in keyof Figures]: (run: number) => Promise<Figures[Name]> };

/** The same tasks in turn, this many times: whatever else the machine does touches all of them alike. Returns the middle of the runs. */
export async function inTurn<Figures extends Record<string, object>>(tasks: Tasks<Figures>, runs: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    const figures: Partial<Figures> = {};
    for (const name in tasks) {
      figures[name] = await tasks[name](run);
      console.log(`run ${run + 1} of ${runs}: ${name}`);
    }
    all.push(figures as Figures); // Every task has had its turn.
  }
  return medians(all);
}
