import type { MarkdownLabels } from '#schema';

/** Labels that the site adds to footnotes, tables, code, task lists and videos, mostly for screen readers. */
export const markdownLabels = {
  footnotes: 'Notes',
  backToText: 'Back to the text, note',
  table: 'Table',
  code: 'Code',
  done: 'Done:',
  open: 'Not done yet:',
  captions: 'Captions',
} satisfies MarkdownLabels;
