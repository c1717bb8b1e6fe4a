import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** The custom properties of one display mode. */
type Tokens = Record<string, string>;

export interface ThemeSheet {
  light: Tokens;
  dark: Tokens;
  /** Rules that give the whole page properties and are about neither mode: nobody could measure those. */
  strays: { properties: string[]; selector: string; line: number }[];
  /** The line on which a mode sets a property; where it does not, the line of its rule. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const SELECTORS = { light: ':root', dark: ':root[data-theme=dark]' };
type Mode = keyof typeof SELECTORS;

/** The display mode that a rule is about; none where it holds for some readers or some parts of a page only. */
function modeOf(rule: Rule): Mode | undefined {
  const selector = rule.selector.replaceAll(/["'\s]/g, '');
  const isForAll = rule.parent?.type === 'root' || (rule.parent as AtRule).params === 'screen';
  return isForAll ? (['light', 'dark'] as const).find((mode) => SELECTORS[mode] === selector) : undefined;
}

/** What a theme says of each display mode. Throws where the sheet cannot be read. */
export function readTheme(css: string): ThemeSheet {
  const sheet = postcss.parse(css);
  const rules: Record<Mode, Rule[]> = { light: [], dark: [] };
  const others: Rule[] = [];
  sheet.walkRules((rule) => {
    const mode = modeOf(rule);
    if (mode) rules[mode].push(rule);
    else if (/:root|html|\[data-theme/.test(rule.selector)) others.push(rule);
  });
  const variables = ({ nodes }: Rule) => nodes.filter((node): node is Declaration => node.type === 'decl' && node.variable);
  const declared = (mode: Mode) => rules[mode].flatMap(variables);
  const tokens = (mode: Mode) => Object.fromEntries(declared(mode).map(({ prop, value }) => [prop, value.trim()]));
  return {
    light: tokens('light'),
    dark: tokens('dark'),
    strays: others.map((rule) => ({
      properties: variables(rule).map(({ prop }) => prop),
      selector: rule.selector,
      line: rule.source?.start?.line ?? 1,
    })),
    lineOf([mode, property]) {
      if (mode !== 'light' && mode !== 'dark') return 1;
      const place = declared(mode).findLast(({ prop }) => prop === property) ?? rules[mode][0];
      return place?.source?.start?.line ?? 1;
    },
  };
}
