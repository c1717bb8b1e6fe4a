import { MOTION_KEY } from '#src/preferences/display-state.ts';
import { storedChoice } from '#src/preferences/stored-choice.ts';

/** Whether animations are allowed. They are paused until a script allows them: see first-frame.ts. */
export const motion = storedChoice(MOTION_KEY, ['paused', 'running']);
