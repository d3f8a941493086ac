import { useState } from 'react';
import { readTheme, type Theme, writeTheme } from './storage';

/** Puts the chosen theme on the page; `system` leaves it to the browser. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  return [
    theme,
    (next) => {
      writeTheme(next);
      applyTheme(next);
      setTheme(next);
    },
  ];
}
