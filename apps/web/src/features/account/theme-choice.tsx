import { type Theme, useTheme } from '../../lib/theme';
import { copy } from './copy';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Choice of the colour theme: the system's, light or dark. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <p className="text-xs text-muted">{copy.theme.label}</p>
      <div role="group" aria-label={copy.theme.label} className="mt-1 flex gap-1">
        {THEMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={theme === one}
            onClick={() => setTheme(one)}
            className="h-hit-small flex-1 rounded-md border border-line text-xs aria-pressed:border-accent aria-pressed:text-accent"
          >
            {copy.theme[one]}
          </button>
        ))}
      </div>
    </>
  );
}
