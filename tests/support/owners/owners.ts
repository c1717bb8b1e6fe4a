/** Somebody who answers every question of `npm run setup`. */
export const ADA = {
  name: "Ada O'Example",
  role: 'UX designer',
  city: 'Cairns, Queensland',
  email: 'ada@ada.dev',
  url: 'https://ada.dev',
};

/** Somebody with a long name, which must not touch the illustration on the resume. */
export const NEW_OWNER = { ...ADA, name: "Maximiliana O'Hohenstein-Bergedorf" };

export const flagsOf = (answers: Record<string, string>) => Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
