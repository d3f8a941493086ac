import {
  askedFields,
  isBlank,
  narrativeField,
  notAskedField,
  type NoteValues,
  scoreField,
} from '@lqc/capture';
import { type IndicatorKey, indicatorOf, INDICATORS } from '@lqc/contracts';

export const THEMES = INDICATORS.map(({ key }) => key);

/** How far a theme is: its mark in the list of themes. */
export type ThemeMark = 'full' | 'score' | 'words' | 'partial' | 'not-asked' | 'empty';

/** A neutral score needs no words; any other one says something that words should explain. */
export function markOf(key: IndicatorKey, values: NoteValues): ThemeMark {
  if (values.get(notAskedField(key)) === true) return 'not-asked';
  const hasWords = !isBlank(values.get(narrativeField(key)));
  const score = values.get(scoreField(key)) ?? null;
  const asksScore = indicatorOf(key).likertLabel !== null;
  if (!hasWords && isBlank(score)) return 'empty';
  if (hasWords) return asksScore && isBlank(score) ? 'partial' : 'full';
  return score === 3 ? 'score' : 'words';
}

export const isTouched = (mark: ThemeMark): boolean => mark !== 'empty';

/** The label of a field as the recap names it, and the theme where it is filled in. */
export function placeOf(field: string): { theme: IndicatorKey | null; isScore: boolean } {
  const theme =
    THEMES.find((key) => askedFields(indicatorOf(key) as never).includes(field)) ?? null;
  return { theme, isScore: field.startsWith('score:') };
}
