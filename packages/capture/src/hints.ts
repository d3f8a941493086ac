import { type CaptureValue, type IndicatorKey, INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { copiedSimilarity, leadDirection, saysOtherwise } from '@lqc/language';
import {
  changeField,
  confirmedField,
  isBlank,
  narrativeField,
  isNotAsked,
  type NoteValues,
  scoreField,
} from './fields.js';

/** What a company said of an indicator last quarter. */
export interface LastQuarter {
  readonly score: number | null;
  readonly narrative: string | null;
}

/**
 * Something of a note that should be looked at while it can still be asked:
 * `off-scale`: the score is none of the five; `otherwise`: words and score lie on different sides of
 * neutral; `moved`: the score moved by two or more and nobody has said why; `copied`: the words are last
 * quarter's; `without-words`: a score that says something, and no words.
 */
export interface Hint {
  readonly kind: 'off-scale' | 'otherwise' | 'moved' | 'copied' | 'without-words';
  readonly indicator: IndicatorKey;
}

const MOVED_FROM = 2;

const isOnScale = (value: CaptureValue): value is number =>
  typeof value === 'number' && value >= LIKERT_SCALE.min && value <= LIKERT_SCALE.max;

/** The hints on a note, in the order of its questions; one that a person has answered is not given. */
export function hintsOf(
  values: NoteValues,
  lastQuarter: ReadonlyMap<IndicatorKey, LastQuarter> = new Map(),
): Hint[] {
  return INDICATORS.flatMap(({ key }): Hint[] => {
    if (isNotAsked(key, values)) return [];
    const score = values.get(scoreField(key)) ?? null;
    const told = values.get(narrativeField(key));
    const narrative = typeof told === 'string' ? told : '';
    const last = lastQuarter.get(key);
    const kinds: Hint['kind'][] = [];
    if (!isBlank(score) && !isOnScale(score)) kinds.push('off-scale');
    if (isOnScale(score)) {
      if (saysOtherwise(leadDirection(narrative, key), score)) kinds.push('otherwise');
      const moved = last?.score == null ? 0 : Math.abs(score - last.score);
      if (moved >= MOVED_FROM && isBlank(values.get(changeField(key)))) kinds.push('moved');
      if (isBlank(narrative) && score !== LIKERT_SCALE.neutral) kinds.push('without-words');
    }
    if (last?.narrative && copiedSimilarity(narrative, last.narrative) !== null)
      kinds.push('copied');
    const confirmed = values.get(confirmedField(key));
    const isAnswered = (kind: Hint['kind']) =>
      (kind === 'otherwise' && confirmed === score) ||
      (kind === 'copied' && confirmed === narrative);
    return kinds.filter((kind) => !isAnswered(kind)).map((kind) => ({ kind, indicator: key }));
  });
}
