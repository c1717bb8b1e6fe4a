const CREATOR = /\/Creator \((?:\\.|[^\\)])*\)/;

/** Names the owner as the author, in the place where the browser wrote its own name; the length of the file stays, so its index stays true. */
export function withAuthor(pdf: Buffer, name: string): Buffer {
  const text = pdf.toString('latin1');
  const [creator = ''] = CREATOR.exec(text) ?? [];
  const utf16 = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('hex');
  const author = `/Author <${utf16}>`;
  if (author.length > creator.length) return pdf;
  return Buffer.from(
    text.replace(creator, () => author.padEnd(creator.length)),
    'latin1',
  );
}
