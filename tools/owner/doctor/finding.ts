/** Something the owner should know before publishing. */
export interface Finding {
  /** `error`: to fix before publishing, so the site is not ready. `warning`: worth a look. */
  level: 'error' | 'warning';
  /** File, line, what is wrong and what to do: "content/site.ts:5: …". */
  text: string;
}

/** The result of one check. */
export interface Check {
  /** What the report says if there are no findings. */
  fine: string;
  findings: Finding[];
}

export const error = (text: string): Finding => ({ level: 'error', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
