/** Something the owner should know before publishing. */
export interface Finding {
  /** `stop`: it would embarrass the owner. `look`: worth a minute. */
  weight: 'stop' | 'look';
  /** Where, and what to do: "content/site.ts:5: …". */
  text: string;
}

/** One subject that the doctor looks at. */
export interface Check {
  /** What is said when there is nothing to find. */
  fine: string;
  findings: Finding[];
}

export const stop = (text: string): Finding => ({ weight: 'stop', text });
export const look = (text: string): Finding => ({ weight: 'look', text });
