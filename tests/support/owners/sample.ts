import { checkContent } from '../../../engine/content/check-content.ts';
import { SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';

/** The sample as the build reads it. All tests of the engine use this site. */
export const { content: SAMPLE } = await checkContent(process.cwd(), SAMPLE_FOLDER);
