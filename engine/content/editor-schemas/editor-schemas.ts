import { z } from 'zod';
import { CONTENT_KINDS } from '../registry.ts';

/** JSON Schemas of the JSON files of the content, by file: editors complete field names with them and explain each field. */
export function editorSchemas(): Record<string, string> {
  const kinds = CONTENT_KINDS.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    kinds.map(({ file, schema }) => [
      `engine/content/editor-schemas/${file}`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
