import {
  THEME_LIMITS,
  type Theme,
  type ThemeDictionary,
  type ThemeDictionaryResponse,
  themeTerm,
} from '@lqc/contracts';

/** A theme in the form; its terms are one text with a term per line. */
export interface ThemeDraft {
  /** Key of the theme; null for a new one, which gets a key from its label when saved. */
  readonly theme: string | null;
  readonly label: string;
  readonly terms: string;
}

export const draftOf = (themes: readonly Theme[]): ThemeDraft[] =>
  themes.map(({ theme, label, terms }) => ({ theme, label, terms: terms.join('\n') }));

/** The dictionary in the form, with the one that it was begun upon. */
export interface DictionaryDraft {
  /** `changed_at` of the dictionary that the form was begun upon, and its themes. */
  readonly basedOn: string | null;
  readonly base: readonly ThemeDraft[];
  readonly drafts: readonly ThemeDraft[];
  /** Keys of themes that others changed while they were changed here. */
  readonly contested: readonly string[];
}

type Standing = Pick<ThemeDictionaryResponse, 'themes' | 'changed_at'>;

/** The form as it is opened. */
export function begunUpon({ themes, changed_at: basedOn }: Standing): DictionaryDraft {
  const base = draftOf(themes);
  return { basedOn, base, drafts: base, contested: [] };
}

const ofKey = (drafts: readonly ThemeDraft[], key: string | null) =>
  key === null ? undefined : drafts.find(({ theme }) => theme === key);
const isSame = (one: ThemeDraft | undefined, other: ThemeDraft | undefined) =>
  one?.label === other?.label && one?.terms === other?.terms;

/**
 * The form upon the dictionary that stands now: what was typed stays, and everything else is as others
 * left it, themes that they added or changed while they were removed here included.
 */
export function rebased({ base, drafts }: DictionaryDraft, standing: Standing): DictionaryDraft {
  const now = begunUpon(standing);
  const isTyped = (draft: ThemeDraft) => !isSame(draft, ofKey(base, draft.theme));
  const isChangedByOthers = ({ theme }: ThemeDraft) =>
    theme !== null && !isSame(ofKey(base, theme), ofKey(now.base, theme));
  const kept = drafts.flatMap((draft) =>
    isTyped(draft) ? draft : (ofKey(now.base, draft.theme) ?? []),
  );
  const added = now.base.filter((one) => !ofKey(kept, one.theme) && isChangedByOthers(one));
  const contested = drafts.filter((one) => isTyped(one) && isChangedByOthers(one));
  return {
    ...now,
    drafts: [...kept, ...added],
    contested: contested.flatMap(({ theme }) => theme ?? []),
  };
}

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
