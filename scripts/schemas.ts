// Writes the JSON Schemas that editors read for content/resume.json and for front matter.
import { mkdirSync, writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { editorSchemas } from '../build/editor-schemas.ts';

mkdirSync('content/schemas', { recursive: true });
for (const [file, text] of Object.entries(editorSchemas())) {
  writeFileSync(file, text);
  report(file);
}
