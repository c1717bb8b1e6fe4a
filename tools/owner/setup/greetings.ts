/** How people introduce themselves, by language or by language and country. {name} is the name they are called by. */
const GREETINGS: Record<string, string> = {
  en: 'Hello, I’m {name}.',
  'en-AU': 'G’day, I’m {name}.',
  ar: 'مرحبًا، أنا {name}.',
  cs: 'Ahoj, jsem {name}.',
  da: 'Hej, jeg hedder {name}.',
  de: 'Hallo, ich bin {name}.',
  es: 'Hola, soy {name}.',
  fi: 'Hei, olen {name}.',
  fr: 'Bonjour, je suis {name}.',
  it: 'Ciao, sono {name}.',
  ja: 'はじめまして、{name}です。',
  ko: '안녕하세요, {name}입니다.',
  nb: 'Hei, jeg heter {name}.',
  nn: 'Hei, eg heiter {name}.',
  no: 'Hei, jeg heter {name}.',
  nl: 'Hallo, ik ben {name}.',
  pl: 'Cześć, jestem {name}.',
  pt: 'Olá, eu sou {name}.',
  sv: 'Hej, jag heter {name}.',
  uk: 'Привіт, я {name}.',
  zh: '你好，我是{name}。',
};

/** How pages/home.ts writes that name. */
const NAME = `\${owner.firstName}`;

/**
 * The text of pages/home.ts with the greeting of this language, in English if we know none in it.
 * A greeting that is not one of these is the owner's own, and stays.
 */
export function withGreetingIn(locale: string, home: string): string {
  const { language, region } = new Intl.Locale(locale);
  const greeting = GREETINGS[`${language}-${region}`] ?? GREETINGS[language] ?? (GREETINGS.en as string);
  return home.replace(/(?<=greeting: `).*(?=`)/, (written) => {
    const isOurs = Object.values(GREETINGS).includes(written.replace(NAME, '{name}'));
    return isOurs ? greeting.replace('{name}', NAME) : written;
  });
}
