import { type CaptureValue, type IndicatorKey, INDICATORS, NOTE_LABELS } from '@lqc/contracts';

/** Raised when questions of the note change, so that an older note is known by its version. */
export const TEMPLATE_VERSION = 1;

/** What a note says of the visit itself, in the sheet's order, with the sheet's label. */
export const VISIT_FIELDS = NOTE_LABELS.visit;
export type VisitField = keyof typeof VISIT_FIELDS;

/** A note cannot be finished without these; the register or the person may leave out the others. */
const ASKED_OF_VISIT: readonly VisitField[] = ['date', 'respondent', 'method'];

/** The fields of each indicator: `narrative:harga jual`, `score:harga jual`, … */
export const narrativeField = (key: IndicatorKey) => `narrative:${key}`;
export const scoreField = (key: IndicatorKey) => `score:${key}`;
/** True: the question was not asked. */
export const notAskedField = (key: IndicatorKey) => `not_asked:${key}`;
/** What changed since last quarter, asked where the score moved by two or more. */
export const changeField = (key: IndicatorKey) => `change:${key}`;
/** The score that a person confirmed although the words say otherwise, or the text that was kept. */
export const confirmedField = (key: IndicatorKey) => `confirmed:${key}`;
/** True: last quarter's score was shown after this one was set. */
export const seenField = (key: IndicatorKey) => `seen:${key}`;

const FIELDS = [narrativeField, scoreField, notAskedField, changeField, confirmedField, seenField];
const INDICATOR_OF = new Map(
  INDICATORS.flatMap(({ key }) => FIELDS.map((fieldOf) => [fieldOf(key), key] as const)),
);
/** The indicator that a field is of; null for one of the visit itself, and for one of another version. */
export const indicatorAt = (field: string) => INDICATOR_OF.get(field) ?? null;

/** A score is never merged: what two devices wrote differs in meaning, not in wording. */
export const isScore = (field: string): boolean => field.startsWith('score:');

/** A note's values by field; one whose versions disagree has none. */
export type NoteValues = ReadonlyMap<string, CaptureValue>;

export const isBlank = (value: CaptureValue | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Fields of an indicator that ask for an answer: its narrative and, where it has one, its score. */
export const askedFields = ({ key, likertLabel }: (typeof INDICATORS)[number]): string[] => [
  narrativeField(key),
  ...(likertLabel ? [scoreField(key)] : []),
];

/** Whether a question has a narrative or a score. */
export const isAnswered = (key: IndicatorKey, values: NoteValues): boolean =>
  [narrativeField(key), scoreField(key)].some((field) => !isBlank(values.get(field)));

/**
 * What changed since last quarter, as it is shown and written: it explains a score, so it counts only where the
 * question has one. Taken back, the score leaves it in the note; given again, it is there. Null where nothing counts.
 */
export const changeOf = (key: IndicatorKey, values: NoteValues): CaptureValue => {
  const change = values.get(changeField(key));
  return isBlank(change) || isBlank(values.get(scoreField(key))) ? null : change!;
};

/** Whether a question was left out: a person said so, and nothing answers it. */
export const isNotAsked = (key: IndicatorKey, values: NoteValues): boolean =>
  values.get(notAskedField(key)) === true && !isAnswered(key, values);

/**
 * Fields that a finished note has and this one lacks, in the sheet's order. A question that was not
 * asked lacks nothing.
 */
export function missingFields(values: NoteValues): string[] {
  const asked = INDICATORS.filter(({ key }) => !isNotAsked(key, values));
  return [...ASKED_OF_VISIT, ...asked.flatMap(askedFields)].filter((field) =>
    isBlank(values.get(field)),
  );
}
