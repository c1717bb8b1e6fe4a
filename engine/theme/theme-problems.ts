import { COLOUR_NAMES } from '../../schema/theme.ts';
import { parseTheme } from '../content/parse-theme.ts';
import { type Located, problem } from '../content/problems.ts';
import { readText } from '../content/text-file.ts';
import { findColour } from './colours.ts';
import { themeFiles } from './theme-files.ts';

/** Problems of theme.css that its schema cannot find: colours that do not resolve, missing files, properties set in the wrong rule. */
export function themeProblems(root: string, folder: string, file: Located): string[] {
  const theme = parseTheme(readText(root, file.file));
  const colours = COLOUR_NAMES.flatMap((name) => {
    const mode = (['light', 'dark'] as const).find((one) => !findColour(theme, one, name));
    const value = mode && (theme[mode][name] ?? theme.light[name]);
    return mode && value?.startsWith('var(')
      ? [problem(file, [mode, name], `is ${value}, which doesn't resolve to a colour. Check the spelling.`)]
      : [];
  });
  const files = themeFiles(root, folder)
    .filter(({ file }) => !file)
    .map(
      ({ address, line }) =>
        `${file.file}:${line}: names "${address}", which is not a file in ${folder}/. Put it beside theme.css; nothing is fetched from elsewhere.`,
    );
  const outsideModes = theme.otherRules.flatMap(({ properties, selector, line }) => {
    const property = properties.find((name) => name in theme.light);
    const text = `sets ${property} for "${selector}", where the doctor cannot measure it. Set it in :root, and for dark mode in :root[data-theme="dark"].`;
    return property ? [`${file.file}:${line}: ${text}`] : [];
  });
  const darkMode =
    Object.keys(theme.dark).length > 0 || outsideModes.length > 0
      ? []
      : [`${file.file}: has no dark mode. Write its colours in :root[data-theme="dark"].`];
  return [...colours, ...files, ...outsideModes, ...darkMode];
}
