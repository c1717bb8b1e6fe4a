import styles from './markdown.css?url';

/** The style of code, tables, notes and whatever else few pages have. React puts it into the head, once. */
export function MarkdownStyles() {
  return <link rel="stylesheet" href={styles} precedence="markdown" />;
}
