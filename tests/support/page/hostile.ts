import fc from 'fast-check';

/** A word in every hostile address. No answer may contain it. */
export const MARK = 'zq9xmark';

const HOSTILE_PARTS = [
  ...['..', '.', '%2e%2e', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..', '%00', '%0d%0aSet-Cookie:%20a=b', '%', '%zz', '%E0%A4%A', '%c0%ae'],
  ...[
    '<script>alert(1)</script>',
    '"onload="alert(1)',
    "';alert(1)//",
    '{{7*7}}',
    '#{7*7}',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
  ],
  ...[
    'about',
    'about.html',
    'about/',
    'index.html',
    '404',
    '404.html',
    'assets',
    'images',
    'icons',
    '.env',
    '.git',
    '_headers',
    'wp-admin',
  ],
  ...[
    '//elsewhere.example.com',
    '\\elsewhere.example.com',
    '@elsewhere.example.com',
    '~',
    ';a=b',
    ':',
    '*',
    '|',
    '^',
    'ABOUT',
    'ab%6fut',
    'con',
  ],
];

const encoded = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text));
const escapes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 6 }).map((bytes) => bytes.map(percent).join(''));
const raw = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });
const long = fc.integer({ min: 200, max: 3_000 }).map((length) => 'a'.repeat(length));
const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HOSTILE_PARTS) }, encoded, escapes, raw, { weight: 1, arbitrary: long });

function percent(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`;
}

const path = fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join('/')}`);
const marked = fc.tuple(piece, piece).map(([before, after]) => `${before}${MARK}${after}`);

/** A hostile path and query, without characters that a request line cannot contain. */
export const hostileTarget = fc
  .tuple(path, fc.constantFrom('', '/'), fc.option(marked, { nil: '' }), fc.option(marked, { nil: undefined }))
  .map(([start, slash, end, query]) => `${start}${slash}${end}${query === undefined ? '' : `?${query}`}`.replace(/[^\x21-\x7e]|#/g, ''));

/** A hostile address for the address bar, with a hash. */
export const hostileAddress = fc.tuple(hostileTarget, fc.option(marked, { nil: undefined })).map(([target, hash]) => {
  // With a second slash at the start, the rest would be the name of another host.
  const address = target.replace(/^[/\\]+/, '/').slice(0, 2_000);
  return hash === undefined ? address : `${address}#${hash}`;
});

/** Any value that could be in storage under our keys. */
export const storedValue = fc.oneof(
  fc.constantFrom('dark', 'light', 'running', 'paused', '', 'null', 'undefined', 'DARK', ' dark', '{}', '[]', '{"default":"x"}', '"'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.json(),
  fc.constant('x'.repeat(100_000)),
);
