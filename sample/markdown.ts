import type { MarkdownWords } from '#schema';

/** What footnotes, tables, tasks and videos say by themselves, wherever they stand. */
export const markdownWords = {
  footnotes: 'Notes',
  backToText: 'Back to the text, note',
  table: 'Table',
  code: 'Code',
  done: 'Done:',
  open: 'Not done yet:',
  captions: 'Captions',
} satisfies MarkdownWords;
