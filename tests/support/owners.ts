/** Somebody who answers every question of `npm run setup`. */
export const ADA = {
  name: "Ada O'Example",
  role: 'UX designer',
  city: 'Cairns, Queensland',
  email: 'ada@ada.dev',
  url: 'https://ada.dev',
  github: 'https://github.com/ada',
  linkedin: 'https://www.linkedin.com/in/ada',
};

export const flagsOf = (answers: Record<string, string>) => Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
