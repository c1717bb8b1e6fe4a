import { z } from 'zod';
import { asWritten, decoded, list } from './fields.ts';

const HINT = 'Write its path without the domain, such as "/2021/03/hello-again.html".';

/**
 * What the path of an old address may consist of. The files for hosts are made from it: a quotation mark, a line break or a backslash
 * would break them; * and : have a meaning there; what follows ? or # is not part of a path.
 */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N} .~!$&'()+,;=@_-]+)+$/u;

/** A path as it is compared: decoded, without a slash at its end. One that cannot be decoded stays as it is. */
export const plainPath = (path: string) => decoded(path.replace(/\/$/, ''));

/** The path at which something was found before, as it is compared. */
export const aliasSchema = z
  .string({ error: `is not an old address. ${HINT}` })
  .refine((path) => PATH.test(plainPath(path)), {
    error: ({ input }) =>
      `${asWritten(input)}is not the path of an old address. Begin it with "/", and leave out * : ? # " and what follows a ?.`,
  })
  .overwrite(plainPath)
  .describe(HINT);

export const aliases = (hint: string) => list(aliasSchema, hint, 0).default([]);
