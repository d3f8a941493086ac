import type { Theme } from '@lqc/contracts';

const contentOf = ({ label, terms }: Theme) => JSON.stringify([label, terms]);

/** What a dictionary of themes changes of the one before, theme by theme, for the audit log. */
export function themeChanges(was: readonly Theme[], is: readonly Theme[]): string[] {
  const before = new Map(was.map((one) => [one.theme, contentOf(one)]));
  const kept = new Set(is.map(({ theme }) => theme));
  const removed = was.filter(({ theme }) => !kept.has(theme));
  const added = is.filter(({ theme }) => !before.has(theme));
  const changed = is.filter((one) => (before.get(one.theme) ?? contentOf(one)) !== contentOf(one));
  return Object.entries({ added, removed, changed }).flatMap(([how, themes]) =>
    themes.map(({ label }) => `${how}=${label}`),
  );
}
