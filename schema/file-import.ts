/**
 * A file that the content names and the app imports, such as a picture. Where one stands in a value, the module for the app has an import
 * (engine/app-modules/module-code.ts), and `Type` is what that import gives.
 */
export class FileImport<Type = unknown> {
  /** Only for the compiler. */
  declare readonly type: Type;
  /** Its path: relative to the file that names it until that has been read, then in the project. */
  readonly file: string;
  /** What the build makes of it, such as "?hero". */
  readonly query: string;

  constructor(file: string, query = '') {
    this.file = file;
    this.query = query;
  }
}

/** The same for a file that is loaded only when it is needed: `() => import('…')`. */
export class LazyImport<Type = unknown> {
  declare readonly type: Type;
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }
}

/** A value as the app gets it: what the imports give is in the place of the files. */
export type ForApp<Value> =
  Value extends FileImport<infer Type>
    ? Type
    : Value extends LazyImport<infer Type>
      ? () => Promise<Type>
      : Value extends object
        ? { [Key in keyof Value]: ForApp<Value[Key]> }
        : Value;
