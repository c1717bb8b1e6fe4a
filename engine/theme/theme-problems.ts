import { COLOUR_NAMES } from '../../schema/theme.ts';
import type { Content } from '../content/content.ts';
import { problem, readText } from '../content/content-files.ts';
import { findColour } from './colours.ts';
import { readTheme, themeFiles } from './read-theme.ts';

/** Problems of theme.css that its schema cannot find: colours that do not resolve, missing files, properties set in the wrong rule. */
export function themeProblems(content: Content): string[] {
  const { root, folder, theme } = content;
  const file = content.file('theme.css');
  const colours = COLOUR_NAMES.flatMap((name) => {
    const mode = (['light', 'dark'] as const).find((one) => !findColour(theme, one, name));
    const value = mode && (theme[mode][name] ?? theme.light[name]);
    return mode ? [problem(file, [mode, name], `is ${value}, which doesn't resolve to a colour. Check the spelling.`)] : [];
  });
  const files = themeFiles(root, folder)
    .filter(({ file }) => !file)
    .map(
      ({ address, line }) =>
        `${file.file}:${line}: names "${address}", which is not a file in ${folder}/. Put it beside theme.css; nothing is fetched from elsewhere.`,
    );
  const outsideModes = readTheme(readText(root, file.file)).otherRules.flatMap(({ properties, selector, line }) => {
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
