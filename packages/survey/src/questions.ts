import { INDICATORS, type IndicatorKey, NOTE_LABELS } from '@lqc/contracts';
import { normaliseLabel } from './normalise-label.js';
import { DETAIL_ROWS, type DetailRow } from './note-details.js';

/** A question of the diary note, which one row asks. */
export type Question =
  | { readonly kind: 'likert' | 'narrative'; readonly indicator: IndicatorKey }
  | { readonly kind: 'contact' }
  /** A row whose answer is not an indicator's; `row` is null when the product does not use it. */
  | { readonly kind: 'detail'; readonly row: DetailRow | null };

const { company, quarter, visit } = NOTE_LABELS;

/** Rows about the contact and the interview, which are recognised but are not answers of the survey. */
const DETAIL_LABELS = {
  [visit.address]: 'place',
  [visit.date]: 'visited',
  Tanggal: 'visited',
  [quarter]: null,
  [visit.respondent]: 'respondent',
  Narahubung: 'contactPerson',
  [visit.method]: 'method',
  [visit.employees]: 'employees',
  [visit.product]: 'product',
  [visit.other]: null,
  [visit.interviewer]: 'interviewer',
} as const satisfies Readonly<Record<string, DetailRow | null>>;

/** One question for each detail, whatever its label, so that its first filled row counts. */
const detailQuestions = new Map<DetailRow, Question>(
  DETAIL_ROWS.map((row) => [row, { kind: 'detail', row }]),
);

const questions = new Map<string, Question>([
  [normaliseLabel(company), { kind: 'contact' }],
  ...Object.entries(DETAIL_LABELS).map(
    ([label, row]) =>
      [
        normaliseLabel(label),
        (row && detailQuestions.get(row)) ?? ({ kind: 'detail', row } as const),
      ] as const,
  ),
]);
for (const { key, likertLabel, narrativeLabel } of INDICATORS) {
  questions.set(normaliseLabel(narrativeLabel), { kind: 'narrative', indicator: key });
  if (likertLabel) questions.set(normaliseLabel(likertLabel), { kind: 'likert', indicator: key });
}

/** The question of a label, whatever its spelling; undefined for an unknown label. */
export function questionOf(label: string): Question | undefined {
  return questions.get(normaliseLabel(label));
}

/** The question of a detail of the interview. */
export const detailQuestion = (row: DetailRow): Question => detailQuestions.get(row)!;

/** The questions of each indicator: its narrative, and its score if it has one. */
export const ASKED = INDICATORS.map(({ key, likertLabel, narrativeLabel }) => ({
  indicator: key,
  likert: likertLabel === null ? undefined : questionOf(likertLabel),
  narrative: questionOf(narrativeLabel)!,
}));

/** The 32 questions that every diary note should ask, with their labels as the template types them. */
export const EXPECTED: readonly { readonly label: string; readonly question: Question }[] =
  INDICATORS.flatMap(({ likertLabel, narrativeLabel }) =>
    likertLabel ? [narrativeLabel, likertLabel] : [narrativeLabel],
  ).map((label) => ({ label, question: questionOf(label)! }));
