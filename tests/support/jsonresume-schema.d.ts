declare module '@jsonresume/schema' {
  /** Calls back with what is wrong, or with null. */
  export function validate(resume: unknown, callback: (error: unknown) => void): void;
}
