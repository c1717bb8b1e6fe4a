import { all } from '@wooorm/starry-night';
import type { Options } from 'rehype-starry-night';

const PLAIN_TEXT = ['text', 'txt', 'plain', 'plaintext'];

/** How code is coloured: every language by its name. Grammars of languages that appear only within others may be missing. */
export const CODE_COLOURS: Options = { grammars: all, plainText: PLAIN_TEXT, allowMissingScopes: true };

/** A language has several names, such as "typescript", and the endings of its files, such as ".ts". */
const NAMES = new Set([
  ...PLAIN_TEXT,
  ...all.flatMap(({ names, extensions }) => [...names, ...extensions.map((ending) => ending.slice(1))]),
]);

export const isCodeLanguage = (name: string) => NAMES.has(name.toLowerCase());
