import { checkContent } from '../../engine/content/check-content.ts';
import { SAMPLE as FOLDER } from '../../engine/content/site-folder.ts';

/** The sample as the build reads it: tests know the engine by this site and no other. */
export const { content: SAMPLE } = await checkContent(process.cwd(), FOLDER);
