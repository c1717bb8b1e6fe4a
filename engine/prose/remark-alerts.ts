import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownLabels } from '../../schema/default-labels.ts';
import { jsx } from './mdx-nodes.ts';

/** Turns the quotes that are alerts into `<Alert>`. The title is text, because nobody should have to know the colours. */
export function remarkAlerts({ alerts }: MarkdownLabels) {
  return (root: Root) =>
    visit(root, 'blockquote', ({ data, children }, index, parent) => {
      if (!data?.alert || !parent || index === undefined) return;
      parent.children[index] = jsx('Alert', children, { kind: data.alert, title: alerts[data.alert] });
    });
}
