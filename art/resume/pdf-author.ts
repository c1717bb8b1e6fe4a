const CREATOR = /\/Creator \((?:\\.|[^\\)])*\)/;

/** The browser writes its own name into every PDF; this long one leaves room for any author. */
export const ROOM_FOR_AUTHOR = 'x'.repeat(400);

/** Names the owner as the author, in the place where the browser wrote its own name; the length of the file stays, so its index stays true. */
export function withAuthor(pdf: Buffer, name: string): Buffer {
  const text = pdf.toString('latin1');
  const [creator = ''] = CREATOR.exec(text) ?? [];
  const utf16 = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('hex');
  const author = `/Author <${utf16}>`;
  if (author.length > creator.length) throw new Error('The PDF has no room for the name of its author.');
  return Buffer.from(
    text.replace(creator, () => author.padEnd(creator.length)),
    'latin1',
  );
}
