import { z } from 'zod';
import * as schema from '../content/schema.ts';

/** JSON Schemas for editors, by file: they complete field names and say what belongs into a field. From content/schema.ts. */
export function editorSchemas(): Record<string, string> {
  const schemas = { resume: schema.resumeSchema, 'case-study': schema.caseStudyFrontMatterSchema, about: schema.aboutFrontMatterSchema };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, type]) => [
      `content/schemas/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(type, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
