import { isBlank, isNotAsked, narrativeField, type NoteValues, scoreField } from '@lqc/capture';
import { type IndicatorKey, indicatorOf, INDICATORS } from '@lqc/contracts';

export const THEMES = INDICATORS.map(({ key }) => key);

/** How far a theme is: its mark in the list of themes; `versions`: a person has to choose one first. */
export type ThemeMark = 'full' | 'score' | 'words' | 'partial' | 'not-asked' | 'empty' | 'versions';

/** A neutral score needs no words; any other one says something that words should explain. */
export function markOf(key: IndicatorKey, values: NoteValues): ThemeMark {
  if (isNotAsked(key, values)) return 'not-asked';
  const hasWords = !isBlank(values.get(narrativeField(key)));
  const score = values.get(scoreField(key)) ?? null;
  const asksScore = indicatorOf(key).likertLabel !== null;
  if (!hasWords && isBlank(score)) return 'empty';
  if (hasWords) return asksScore && isBlank(score) ? 'partial' : 'full';
  return score === 3 ? 'score' : 'words';
}

export const isTouched = (mark: ThemeMark): boolean => mark !== 'empty';
