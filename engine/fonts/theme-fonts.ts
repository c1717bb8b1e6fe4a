import type { Theme } from '#schema';

const ROLES = ['display', 'text'] as const;

/** What a font family is for: headings, or all other text. Pages and drawings use families by this name only. */
export type Role = (typeof ROLES)[number];

/** Values of the axes of a variable font, by tag. */
export type Axes = Record<string, number>;

/** The font that the theme chooses for one role. */
export interface ThemeFont {
  role: Role;
  family: string;
  axes: Axes;
}

/** Reads both fonts from the theme. Nothing else parses these properties. */
export function themeFonts({ light }: Theme): ThemeFont[] {
  return ROLES.map((role) => {
    const axes = (light[`--${role}-axes`] ?? '').matchAll(/"(\w{4})" (-?[\d.]+)/g);
    return {
      role,
      family: light[`--${role}-family`].replaceAll('"', ''),
      axes: Object.fromEntries(Array.from(axes, ([, tag, value]) => [tag, Number(value)])),
    };
  });
}
