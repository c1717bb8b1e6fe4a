/** Somebody who answers every question of `npm run setup`. */
export const ADA = {
  name: "Ada O'Example",
  role: 'UX designer',
  city: 'Cairns, Queensland',
  email: 'ada@ada.dev',
  url: 'https://ada.dev',
};

export const flagsOf = (answers: Record<string, string>) => Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
