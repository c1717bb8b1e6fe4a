import type { Document } from 'yaml';

/** How people introduce themselves, by language or by language and country. */
const GREETINGS: Record<string, string> = {
  en: 'Hello, I’m {firstName}.',
  'en-AU': 'G’day, I’m {firstName}.',
  ar: 'مرحبًا، أنا {firstName}.',
  cs: 'Ahoj, jsem {firstName}.',
  da: 'Hej, jeg hedder {firstName}.',
  de: 'Hallo, ich bin {firstName}.',
  es: 'Hola, soy {firstName}.',
  fi: 'Hei, olen {firstName}.',
  fr: 'Bonjour, je suis {firstName}.',
  it: 'Ciao, sono {firstName}.',
  ja: 'はじめまして、{firstName}です。',
  ko: '안녕하세요, {firstName}입니다.',
  nb: 'Hei, jeg heter {firstName}.',
  nn: 'Hei, eg heiter {firstName}.',
  no: 'Hei, jeg heter {firstName}.',
  nl: 'Hallo, ik ben {firstName}.',
  pl: 'Cześć, jestem {firstName}.',
  pt: 'Olá, eu sou {firstName}.',
  sv: 'Hej, jag heter {firstName}.',
  uk: 'Привіт, я {firstName}.',
  zh: '你好，我是{firstName}。',
};

/** Gives home.yaml the greeting of this language, in English if we know none in it. One that is not in this list is the owner's own, and stays. */
export function greetIn(locale: string, home: Document): void {
  const { language, region } = new Intl.Locale(locale);
  const greeting = GREETINGS[`${language}-${region}`] ?? GREETINGS[language] ?? GREETINGS.en;
  if (Object.values(GREETINGS).includes(String(home.get('greeting')))) home.set('greeting', greeting);
}
