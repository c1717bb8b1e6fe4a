declare module '@jsonresume/schema' {
  /** Calls back with the error, or with null. */
  export function validate(resume: unknown, callback: (error: unknown) => void): void;
}
