/** Somebody who answers every question of `npm run setup`. */
export const ADA = {
  name: "Ada O'Example",
  role: 'UX designer',
  city: 'Cairns, Queensland',
  email: 'ada@ada.dev',
  url: 'https://ada.dev',
  locale: 'en-AU',
};

/** Somebody whose name and greeting are in a script without spaces. */
export const NEW_OWNER = { ...ADA, name: '佐藤 葵', 'first-name': '葵' };
export const GREETING = 'はじめまして、葵です。';
/** The new owner counts visits. */
export const VISIT_COUNTER = {
  script: 'https://counter.test/count.js',
  attributes: { 'data-endpoint': 'https://reports.test/count' },
  reportsTo: 'https://reports.test',
};

export const flagsOf = (answers: Record<string, string>) => Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
