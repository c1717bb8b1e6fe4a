import type { z } from 'zod';

/** What is known about a kind of content file: its place, its schema, and what the doctor says about it. */
export interface FileDefinition {
  /**
   * Its path in the folder of the site. A star stands for any name. A file that ends in .md may also end in .mdx, and where its name is a
   * star it may be the file "index" in a folder of that name.
   */
  file: string;
  /** The file beside it that holds its text. Markdown files hold their text themselves, below their front matter. */
  text?: string;
  /** The address of its page, if it has a page and a screen of its own. */
  route?: string;
  /** Its fields. If it accepts undefined, a site may leave the file out. */
  schema: z.ZodType;
  /** Whether words in braces, such as {name}, stay as they are: labels have words of their own, and articles and the resume have none. */
  keepsBraces?: true;
  /** What one entry is called in messages, if the file is a list. */
  entry?: string;
  /** What the doctor says about the file while it has the mark `sample: true`. */
  sample?: string;
  /** Fields about a person or a project: the doctor refuses to publish their text in the sample. All others suit any owner. */
  mustReplace?: RegExp;
}
