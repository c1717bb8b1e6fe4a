import { z } from 'zod';
import type { PictureKind, PictureSource } from '../../../src/lib/picture-sizes.ts';

/** A picture that a content file imports: `import card from './card.webp?card'`. The word after the question mark is its kind. */
export const picture = <Kind extends PictureKind>(kind: Kind, hint: string) =>
  z
    .custom<PictureSource<Kind>>((value) => kindOf(value) === kind, {
      error: ({ input }) => {
        if (input === undefined) return `is missing. ${hint}`;
        const found = kindOf(input);
        if (typeof found === 'string') return `is imported with "?${found}". Write "?${kind}" behind the name of the file.`;
        return `is not a picture. Import the file with "?${kind}" behind its name. ${hint}`;
      },
    })
    .describe(hint);

const kindOf = (value: unknown) => (value as PictureSource | null | undefined)?.kind;
