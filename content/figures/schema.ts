// What the files of figures must hold, and what a figure is. A figure is a working piece of a project inside its case study.
import type { ComponentType } from 'react';
import { z } from 'zod';
import { sample, webAddress, words } from '../schema.ts';
import { crawlerMeasuredSchema, crawlerSchema } from './crawler-schema.ts';
import type { FigureFrame } from './frame-schema.ts';
import { gardenSchema } from './garden-schema.ts';
import { mapPlacesSchema, mapSchema } from './map-schema.ts';

/** The words that all figures share. */
export const figuresSchema = z.strictObject({
  sample,
  repository: webAddress(
    'Write the address below which the files of this site can be read, such as "https://github.com/you/site/blob/main".',
  ),
  labels: z.strictObject({
    how: words('Write the words that open the explanation.'),
    source: words('Write the words of the link to the source.'),
  }),
});

/** The words of each figure, by its name: content/figures/<name>.ts beside src/figures/<name>/. */
export const figureSchemas = { crawler: crawlerSchema, garden: gardenSchema, map: mapSchema };

/** The facts beside the words, by the figure that shows them. */
export const figureFacts: Partial<Record<keyof typeof figureSchemas, [file: string, schema: z.ZodType]>> = {
  crawler: ['content/figures/crawler-measured.json', crawlerMeasuredSchema],
  map: ['content/figures/map-places.json', mapPlacesSchema],
};

export type Figures = z.infer<typeof figuresSchema>;

/** A figure as the build hands it to the page: what stands there at once, and how to get the rest. */
export interface WorkingFigure {
  frame: Omit<FigureFrame, 'source' | 'how'> & { how: string; sourceAddress: string; labels: Figures['labels'] };
  /** The drawing that stands there until the figure works. */
  Frame: ComponentType<{ description: string }>;
  /** Fetches the chunk in which the figure works. */
  load: () => Promise<{ Live: ComponentType }>;
}
