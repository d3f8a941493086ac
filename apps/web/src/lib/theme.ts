import { useState } from 'react';

export type Theme = 'system' | 'light' | 'dark';

function readTheme(): Theme {
  const theme = localStorage.getItem('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme to the page; `system` leaves the choice to the browser. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  return [
    theme,
    (next) => {
      localStorage.setItem('theme', next);
      applyTheme(next);
      setTheme(next);
    },
  ];
}
