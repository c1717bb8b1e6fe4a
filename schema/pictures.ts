import { z } from 'zod';
import { FileImport } from './file-import.ts';

/** How a picture is used: decides its widths and its shape. The schema of a field knows the kind of its picture. */
export const PICTURE_KINDS = ['hero', 'phone', 'card', 'text', 'wide', 'third', 'screenshot', 'resume', 'portrait', 'face'] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A picture that the build has made. `src` is its largest file; `dimensions` lists the sizes that exist, such as "800x460 400x230". */
export interface PictureSource<Kind extends PictureKind = PictureKind> {
  src: string;
  dimensions: string;
  kind: Kind;
  /** Only for the hero image: the colour of its edges, shown in its place until it has loaded. */
  colour?: string;
  /** Only for an SVG: the display modes that it has colours for. */
  modes?: 'light' | 'both';
}

/** A picture file as the app imports it. */
export const pictureImport = <Kind extends PictureKind>(file: string, kind: Kind) => new FileImport<PictureSource<Kind>>(file, `?${kind}`);

const path = (hint: string) =>
  z
    .string({ error: ({ input }) => `${input === undefined ? 'is missing' : 'is not the name of a file'}. ${hint}` })
    .trim()
    .min(1, { error: `is empty. ${hint}` })
    .refine((file) => !/^(\/|\w+:)/.test(file), {
      error: 'is not a path that begins at this file. Copy the picture beside it, and write its name.',
    })
    .describe(hint);

/** The path of a picture, relative to the file that names it. */
export const picture = <Kind extends PictureKind>(kind: Kind, hint: string) => path(hint).transform((file) => pictureImport(file, kind));

/** The path of an icon, which is shown as it is: the app gets its address. */
export const icon = (hint: string) => path(hint).transform((file) => new FileImport<string>(file));
