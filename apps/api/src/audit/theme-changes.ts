import type { Theme } from '@lqc/contracts';

/** What a dictionary of themes changes of the one before, theme by theme, for the audit log. */
export function themeChanges(was: readonly Theme[], is: readonly Theme[]): string[] {
  const before = new Map(was.map((one) => [one.theme, JSON.stringify([one.label, one.terms])]));
  const kept = new Set(is.map(({ theme }) => theme));
  const named = (how: string, themes: readonly Theme[]) =>
    themes.map(({ label }) => `${how}=${label}`);
  return [
    ...named(
      'added',
      is.filter(({ theme }) => !before.has(theme)),
    ),
    ...named(
      'removed',
      was.filter(({ theme }) => !kept.has(theme)),
    ),
    ...named(
      'changed',
      is.filter(
        ({ theme, label, terms }) =>
          before.has(theme) && before.get(theme) !== JSON.stringify([label, terms]),
      ),
    ),
  ];
}
