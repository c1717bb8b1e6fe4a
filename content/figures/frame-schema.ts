import { z } from 'zod';
import { words } from '../schema.ts';

/** What every figure says before it works, and where it cannot. */
export const frameSchema = z.strictObject({
  heading: words('Name the figure in a few words.', { max: 40 }),
  invitation: words('Say in one or two sentences what can be done in it.'),
  drawing: words('Describe the drawing for those who cannot see it.'),
  withoutScripts: words('Say what is seen where scripts are off.'),
  how: z
    .array(words('Write one sentence.'), { error: 'must be a list of three sentences.' })
    .length(3, { error: 'must be three sentences: how the figure works.' })
    .describe('Say in three sentences how the figure works.'),
  source: words('Name the file to read first, such as "src/figures/garden/rules.ts".'),
});

/** A sentence with places that are filled in while the figure is used: see src/figures/fill.ts. */
export const said = (hint: string) => words(`${hint} Words in braces are filled in; leave them as they are.`);

export type FigureFrame = z.infer<typeof frameSchema>;
