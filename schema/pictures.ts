import { z } from 'zod';

/** How a picture is used: the word after the question mark in `import card from './hero.webp?card'`. */
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

/** A picture that a content file imports. */
export const picture = <Kind extends PictureKind>(kind: Kind, hint: string) =>
  z
    .custom<PictureSource<Kind>>((value) => kindOf(value) === kind, {
      error: ({ input }) => {
        if (input === undefined) return `is missing. ${hint}`;
        const found = kindOf(input);
        if (typeof found === 'string') return `is imported with "?${found}". Write "?${kind}" after the name of the file.`;
        return `is not a picture. Import the file with "?${kind}" after its name. ${hint}`;
      },
    })
    .describe(hint);

const kindOf = (value: unknown) => (value as PictureSource | null | undefined)?.kind;
