import { checkContent } from '../../../engine/content/check-content.ts';
import type { Content } from '../../../engine/content/content.ts';
import { SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';

/** The content of a site that has every file that a site can have. */
export type CompleteContent = { [Name in keyof Content]: NonNullable<Content[Name]> };

const { content } = await checkContent(process.cwd(), SAMPLE_FOLDER);

/** The sample as the build reads it. All tests of the engine use this site. */
export const SAMPLE = content as CompleteContent;
