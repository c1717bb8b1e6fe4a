import type { Theme } from '#schema';
import type { SiteTheme } from '../../src/lib/site-theme.ts';
import { colourOf, type Mode } from './colours.ts';

/** The facts of a theme that the app needs in scripts: whether it has clouds, and the colours of the browser's bars. */
export function siteThemeOf(theme: Theme): SiteTheme {
  const bars = (mode: Mode) => ({ home: colourOf(theme, mode, '--sky-top'), page: colourOf(theme, mode, '--cream') });
  return {
    clouds: theme.light['--sky-shows'] === 'clouds',
    bars: { light: bars('light'), dark: bars('dark') },
  };
}
