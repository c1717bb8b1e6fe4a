const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A number with a space between groups of three digits, as on maps: "1 178 767". The spaces do not break lines. */
export const inGroups = (value: number) => plain.format(value).replaceAll(',', '\u00a0').replace('-', '−');
