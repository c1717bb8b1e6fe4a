/** The first word after `npm run <command>`, one of the keys of `choices`. A missing or unknown word ends the process with the list of them. */
export function subcommand<Name extends string>(choices: Record<Name, unknown>): Name {
  const [given = ''] = process.argv.slice(2);
  const names = Object.keys(choices) as Name[];
  const chosen = names.find((name) => name === given);
  if (chosen) return chosen;
  console.error(`${given ? `There is no "${given}".` : 'Say which one.'} There are: ${names.join(', ')}.`);
  process.exit(1);
}

/** The same, but a missing word means all of them. */
export function subcommandOrAll<Name extends string>(choices: Record<Name, unknown>): Name[] {
  return process.argv.length > 2 ? [subcommand(choices)] : (Object.keys(choices) as Name[]);
}
