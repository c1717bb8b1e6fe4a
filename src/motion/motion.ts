import { MOTION_KEY } from '#src/lib/display-keys.ts';
import { storedChoice } from '#src/lib/stored-choice.ts';

/** Whether anything may move by itself. Nothing does until a script has allowed it: see first-frame.ts. */
export const motion = storedChoice({ key: MOTION_KEY, values: ['paused', 'running'] });
