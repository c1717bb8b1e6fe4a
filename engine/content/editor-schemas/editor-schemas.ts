import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { CONTENT_KINDS } from '../registry.ts';

/** JSON Schemas of the JSON files of the content, by file: editors complete field names with them and explain each field. */
export function editorSchemas(): Record<string, string> {
  const kinds = CONTENT_KINDS.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    kinds.map(({ file, schema }) => {
      const path = `engine/content/editor-schemas/${file}`;
      return [path, formatted(path, JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2))];
    }),
  );
}

/** The text of a file as Biome formats it. */
function formatted(file: string, text: string): string {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path', file], { input: text, encoding: 'utf8' });
}
