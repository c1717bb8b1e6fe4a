const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A number in groups of three, as maps print them: "1 178 767". No line breaks within it. */
export const inGroups = (value: number) => plain.format(value).replaceAll(',', '\u00a0').replace('-', '−');
