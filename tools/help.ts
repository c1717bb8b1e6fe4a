// Imported first by every command, so that --help is answered before anything else happens.
import { readFileSync } from 'node:fs';

/** The help of a command: the comment at the top of its file. */
export function helpOf(file: string): string {
  const [comment = ''] = readFileSync(file, 'utf8').split(/^(?!\/\/)/m);
  return comment.replace(/^\/\/ ?/gm, '').trimEnd();
}

const [, file = '', ...args] = process.argv;
if (args.includes('--help') || args.includes('-h')) {
  console.log(helpOf(file));
  process.exit();
}
