import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** The display mode. */
export type Mode = 'light' | 'dark';

/** The custom properties of both display modes, by name. */
export interface ParsedTheme extends Record<Mode, Record<string, string>> {
  /** Other rules that set properties for the whole page: the doctor could not measure the colours in them. */
  otherRules: { properties: string[]; selector: string; line: number }[];
  /** The line on which a mode sets a property; if it does not, the line of its rule. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const MODES: Record<string, Mode> = { ':root': 'light', ':root[data-theme=dark]': 'dark' };

/** The display mode that a rule defines; undefined for rules that apply only under some condition or to a part of the page. */
export function modeOf(rule: Rule): Mode | undefined {
  const selector = rule.selector.replaceAll(/["'\s]/g, '');
  const isForAll = rule.parent?.type === 'root' || (rule.parent as AtRule).params === 'screen';
  return isForAll ? MODES[selector] : undefined;
}

/** Reads the custom properties of both display modes. Throws if the stylesheet has a syntax error. */
export function parseTheme(css: string): ParsedTheme {
  const root = postcss.parse(css);
  const rules: Record<Mode, Rule[]> = { light: [], dark: [] };
  const others: Rule[] = [];
  root.walkRules((rule) => {
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
    otherRules: others.map((rule) => ({
      properties: variables(rule).map(({ prop }) => prop),
      selector: rule.selector,
      line: rule.source?.start?.line ?? 1,
    })),
    lineOf([mode, property]) {
      if (mode !== 'light' && mode !== 'dark') return 1;
      const node = declared(mode).findLast(({ prop }) => prop === property) ?? rules[mode][0];
      return node?.source?.start?.line ?? 1;
    },
  };
}
