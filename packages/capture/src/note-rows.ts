import { type CaptureValue, CELL_MAX_CHARACTERS, INDICATORS } from '@lqc/contracts';
import {
  changeField,
  changeOf,
  isBlank,
  isNotAsked,
  narrativeField,
  type NoteValues,
  scoreField,
  VISIT_FIELDS,
  type VisitField,
} from './fields.js';

/** One row of a diary note: group heading, question label, answer. */
export interface NoteRow {
  readonly group: string | null;
  readonly label: string;
  readonly answer: string | number | Date | null;
}

/** What stands above and below the questions of a diary note. */
export interface Visit {
  readonly company: string | null;
  readonly quarter: string | null;
}

/** The questions that a note is told by. */
export const COMPANY_LABEL = 'Nama Contact';
export const QUARTER_LABEL = 'Periode';

/** Answers of a diary note: by details of the visit, and by indicator. */
export interface NoteAnswers {
  visit(field: VisitField): NoteRow['answer'];
  narrative(key: (typeof INDICATORS)[number]['key']): NoteRow['answer'];
  score(key: (typeof INDICATORS)[number]['key']): NoteRow['answer'];
}

/** The rows of a diary note in the template's order; what is not answered stays empty. */
export function diaryNoteRows({ company, quarter }: Visit, answers: NoteAnswers): NoteRow[] {
  const row = (label: string, answer: NoteRow['answer'], group: string | null = null) => ({
    group,
    label,
    answer,
  });
  const ofVisit = (field: VisitField, group?: string) =>
    row(VISIT_FIELDS[field], answers.visit(field), group);
  return [
    row(COMPANY_LABEL, company, 'Informasi Kontak'),
    ofVisit('address'),
    ofVisit('date'),
    row(QUARTER_LABEL, quarter),
    ofVisit('respondent'),
    ofVisit('method'),
    ofVisit('employees', 'Profil'),
    ofVisit('product'),
    ...INDICATORS.flatMap(({ key, narrativeLabel, likertLabel }) => [
      row(narrativeLabel, answers.narrative(key)),
      ...(likertLabel ? [row(likertLabel, answers.score(key))] : []),
    ]),
    ofVisit('other', 'Penutup'),
    ofVisit('interviewer'),
  ];
}

/** The days that a sheet can hold as a date: Excel counts those before it from a 29 February 1900 that never was. */
export const SHEET_DAYS = { first: '1900-03-01', last: '9999-12-31' } as const;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value is a day of the calendar that a sheet can hold; any other is written as it was typed. */
export function isSheetDay(value: CaptureValue | Date): value is string {
  if (typeof value !== 'string' || !ISO_DAY.test(value) || value < SHEET_DAYS.first) return false;
  const passed = Date.parse(value);
  return !Number.isNaN(passed) && new Date(passed).toISOString().startsWith(value);
}

/**
 * The rows of a captured note. What changed since last quarter stands below the narrative where the question has
 * a score (`changeOf`) and a cell can hold both; else it has, like a field that this version does not know, a row
 * of its own at the end, so that the reader reports it. A question that was not asked has an empty cell, since any
 * word in it would be read as an answer; *Informasi Lainnya* names it, so that a person can tell it from one that
 * was forgotten.
 */
export function capturedNoteRows(visit: Visit, values: NoteValues): NoteRow[] {
  const answerOf = (field: string): NoteRow['answer'] => {
    const value = values.get(field) ?? null;
    return typeof value === 'boolean' ? (value ? 'Ya' : 'Tidak') : isBlank(value) ? null : value;
  };
  const notAsked = INDICATORS.filter(({ key }) => isNotAsked(key, values));
  const written = new Set(Object.keys(VISIT_FIELDS));
  const rows = diaryNoteRows(visit, {
    visit: (field) => {
      const answer = answerOf(field);
      if (field === 'other' && notAsked.length > 0)
        return [answer, `Tidak ditanyakan: ${notAsked.map(({ label }) => label).join(', ')}.`]
          .filter((one) => one !== null)
          .join('\n');
      return field === 'date' && isSheetDay(answer) ? new Date(answer) : answer;
    },
    narrative: (key) => {
      const [told, changed] = [answerOf(narrativeField(key)), changeOf(key, values)];
      const both = [told, changed].filter((one) => one !== null).join('\n');
      if (both.length > CELL_MAX_CHARACTERS) return told;
      written.add(changeField(key));
      return both || null;
    },
    score: (key) => answerOf(scoreField(key)),
  });
  for (const { key } of INDICATORS)
    for (const kind of ['narrative', 'score', 'not_asked', 'confirmed', 'seen'])
      written.add(`${kind}:${key}`);
  const unknown = [...values.keys()].filter((field) => !written.has(field));
  return [
    ...rows,
    ...unknown.flatMap((field) => {
      const answer = answerOf(field);
      return answer === null ? [] : [{ group: null, label: field, answer }];
    }),
  ];
}
