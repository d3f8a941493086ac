import { THEME_LIMITS, type Theme, type ThemeDictionary, themeTerm } from '@lqc/contracts';

/** A theme in the form; its terms are one text with a term per line. */
export interface ThemeDraft {
  /** Key of the theme; null for a new one, which gets a key from its label when saved. */
  readonly theme: string | null;
  readonly label: string;
  readonly terms: string;
}

export const draftOf = (themes: readonly Theme[]): ThemeDraft[] =>
  themes.map(({ theme, label, terms }) => ({ theme, label, terms: terms.join('\n') }));

export const NEW_THEME: ThemeDraft = { theme: null, label: '', terms: '' };

const termsOf = ({ terms }: ThemeDraft) =>
  [...new Set(terms.split('\n').map((term) => term.trim()))].filter(Boolean);

/** The dictionary in the form; null until every theme has a label and searchable terms. */
export function dictionaryOf(drafts: readonly ThemeDraft[]): ThemeDictionary | null {
  const taken = new Set(drafts.flatMap(({ theme }) => theme ?? []));
  const themes = drafts.map((draft) => {
    const theme = draft.theme ?? freeKey(draft.label, taken);
    taken.add(theme);
    return { theme, label: draft.label.trim(), terms: termsOf(draft) };
  });
  const isComplete = themes.every(
    ({ label, terms }) =>
      label !== '' &&
      terms.length > 0 &&
      terms.length <= THEME_LIMITS.terms &&
      terms.every((term) => themeTerm(term) && term.length <= THEME_LIMITS.termLength),
  );
  return themes.length > 0 && isComplete ? { themes } : null;
}

/** An unused key made from a label: `Harga emas` gives `harga-emas`, or `harga-emas-2` if taken. */
function freeKey(label: string, taken: ReadonlySet<string>): string {
  const bare = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, THEME_LIMITS.labelLength - 4)
    .replace(/^-+|-+$/g, '');
  const key = bare || 'tema';
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? key : `${key}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
