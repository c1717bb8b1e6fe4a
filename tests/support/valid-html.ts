import { type ConfigData, HtmlValidate } from 'html-validate';

const BUILT: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off', // React closes void elements, a browser does not: both are right.
    'attr-case': 'off', // React writes srcSet; HTML does not mind.
    'attribute-boolean-style': 'off', // React writes inert="".
    'long-title': 'off', // Up to 60 characters: SEO-01.
  },
};

const HYDRATED: ConfigData = {
  ...BUILT,
  rules: {
    ...BUILT.rules,
    'attribute-empty-style': 'off', // A browser writes crossorigin="".
    'no-trailing-whitespace': 'off', // A browser keeps the line end after the last element.
    // The contact heading is a heading; once the app runs, the same element becomes the control, so that focus and place are kept.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
};

/** What is wrong with a document as it was built, or as a browser writes it down once the app runs; one line each. */
export async function htmlErrors(html: string, stage: 'built' | 'hydrated'): Promise<string[]> {
  const { results } = await new HtmlValidate(stage === 'built' ? BUILT : HYDRATED).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`));
}
