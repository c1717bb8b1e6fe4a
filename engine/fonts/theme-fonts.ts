import type { Theme } from '#schema';

const ROLES = ['display', 'text'] as const;

/** What a family is for: headings, or all other words. Pages and drawings know families by this name only. */
export type Role = (typeof ROLES)[number];

/** How the axes of a variable font are set, by their tags. */
export type Axes = Record<string, number>;

/** What the theme says of the type of one role. */
export interface ThemeFont {
  role: Role;
  family: string;
  weights: { min: number; max: number };
  axes: Axes;
}

/** The only place that reads type out of theme.css. */
export function themeFonts({ light }: Theme): ThemeFont[] {
  return ROLES.map((role) => {
    const [min = 0, max = 0] = light[`--${role}-weights`].split(' ').map(Number);
    const axes = (light[`--${role}-axes`] ?? '').matchAll(/"(\w{4})" (-?[\d.]+)/g);
    return {
      role,
      family: light[`--${role}-family`].replaceAll('"', ''),
      weights: { min, max },
      axes: Object.fromEntries(Array.from(axes, ([, tag, value]) => [tag, Number(value)])),
    };
  });
}
