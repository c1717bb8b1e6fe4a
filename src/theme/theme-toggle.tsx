import { Moon, Sun } from 'lucide';
import { Icon } from '#src/components/icon.tsx';
import { useDarkMode } from './theme.ts';

/** Sun in light mode, moon in dark mode: one sinks, the other rises. The style sheet picks the icon, so it is right in the first frame. */
export function ThemeToggle({ label }: { label: string }) {
  const { isDark, toggle } = useDarkMode();
  return (
    <button type="button" aria-label={label} aria-pressed={isDark} onClick={toggle} className="theme-toggle needs-js">
      <Icon node={Sun} className="toggle-sun" />
      <Icon node={Moon} className="toggle-moon" />
    </button>
  );
}
