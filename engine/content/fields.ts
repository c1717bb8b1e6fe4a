import { posix } from 'node:path';
import { z } from 'zod';
import { isLink } from '../../schema/fields.ts';
import { FileImport } from '../../schema/file-import.ts';
import type { Path } from './parse-yaml.ts';

/** A field of a content file. Its value is a file of the project if that is what the field names. */
export interface Field {
  path: Path;
  value: unknown;
  /** Whether it leads to a page. */
  isLink: boolean;
}

/** The fields of values that are relative to this folder, by their schema. Faults in other fields do not matter. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, folder: string, path: Path = []): Field[] {
  const inside = (one: z.core.$ZodType, key: PropertyKey, child: unknown) => fieldsIn(one, child, folder, [...path, key]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return fieldsIn(schema.unwrap(), value, folder, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.flatMap((child, index) => inside(schema.element, index, child));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.entries(schema.shape).flatMap(([key, child]) => inside(child, key, Reflect.get(value, key)));
  const file = schema instanceof z.ZodPipe ? schema.safeParse(value).data : undefined;
  return [{ path, value: file instanceof FileImport ? inProject(file, folder) : value, isLink: isLink(schema) }];
}

/** A file that was relative to this folder, with its path in the project. */
export const inProject = ({ file, query }: FileImport, folder: string) => new FileImport(posix.join(folder, file), query);
