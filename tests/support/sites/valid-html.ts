import { type ConfigData, HtmlValidate } from 'html-validate';

const BUILT: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off', // React closes void elements, browsers don't: both are valid.
    'attr-case': 'off', // React writes srcSet, which is valid HTML.
    'attribute-boolean-style': 'off', // React writes inert="".
    'long-title': 'off', // Up to 60 characters: SEO-01.
  },
};

const HYDRATED: ConfigData = {
  ...BUILT,
  rules: {
    ...BUILT.rules,
    'attribute-empty-style': 'off', // A browser writes crossorigin="".
    'no-trailing-whitespace': 'off', // Browsers keep the line end after the last element.
    // When the app starts, the contact heading gets role="button" and stays the same element, which keeps its focus and position.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
};

/** The HTML errors of a document as built, or as a browser serialises it after hydration, one line each. */
export async function htmlErrors(html: string, state: 'built' | 'hydrated'): Promise<string[]> {
  const { results } = await new HtmlValidate(state === 'built' ? BUILT : HYDRATED).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`));
}
