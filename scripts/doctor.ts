// Says what would embarrass the owner if the site were published now, what is worth a look, and what is fine.
import { examine, report } from '../doctor/doctor.ts';

const { text, isFit } = report(await examine(process.cwd()));
console.log(text);
process.exitCode = isFit ? 0 : 1;
