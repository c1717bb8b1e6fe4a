import { Moon, Sun } from 'lucide';
import { Icon } from '#src/parts/icon.tsx';
import { useDarkMode } from './theme.ts';

/** The button for dark mode: a sun in light mode, a moon in dark mode. CSS chooses the icon, so that it is right in the first frame. */
export function ThemeToggle({ label }: { label: string }) {
  const { isDark, toggle } = useDarkMode();
  return (
    <button type="button" aria-label={label} aria-pressed={isDark} onClick={toggle} className="theme-toggle needs-js">
      <Icon node={Sun} className="toggle-sun" />
      <Icon node={Moon} className="toggle-moon" />
    </button>
  );
}
