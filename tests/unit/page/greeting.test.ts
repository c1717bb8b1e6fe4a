import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Greeting } from '../../../src/screens/home/greeting.tsx';

const lettersOf = (text: string) => {
  const html = renderToStaticMarkup(createElement(Greeting, { text }));
  return [...html.matchAll(/<span class="greeting-letter [^"]*">([^<]+)<\/span>/g)].map(([, letter]) => letter);
};

test.each([
  ['สวัสดี', ['ส', 'วั', 'ส', 'ดี']],
  ['नमस्ते', ['न', 'म', 'स्ते']],
  ['Hi 👩🏽‍💻', ['H', 'i', '👩🏽‍💻']],
  ['Zoe\u0308!', ['Z', 'o', 'e\u0308', '!']],
])('the greeting "%s" is animated by the letters that a reader sees', (text, letters) => {
  expect(lettersOf(text)).toEqual(letters);
});
