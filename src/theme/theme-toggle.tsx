import { Moon, Sun } from 'lucide';
import { Icon } from '#src/components/icon.tsx';
import { useDarkMode } from './theme.ts';

/** Sun in light mode, moon in dark mode. The style sheet picks the icon, so it is right in the first frame. */
export function ThemeToggle({ label }: { label: string }) {
  const { isDark, toggle } = useDarkMode();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isDark}
      onClick={toggle}
      className="theme-toggle needs-js grid size-12 shrink-0 place-items-center rounded-full bg-surface shadow-1"
    >
      <Icon node={Sun} className="size-5.5 dark:hidden" />
      <Icon node={Moon} className="hidden size-5.5 dark:block" />
    </button>
  );
}
