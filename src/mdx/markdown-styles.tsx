import styles from './markdown.css?url';

/** Loads the styles for code, tables, footnotes and other Markdown that few pages use. React puts the link into the head, once. */
export function MarkdownStyles() {
  return <link rel="stylesheet" href={styles} precedence="markdown" />;
}

MarkdownStyles.stylesOf = () => [styles];
