import { CELL_MAX_CHARACTERS, INDICATORS, NOTE_LABELS } from '@lqc/contracts';
import {
  changeField,
  changeOf,
  indicatorAt,
  isBlank,
  isNotAsked,
  narrativeField,
  type NoteValues,
  scoreField,
  VISIT_FIELDS,
  type VisitField,
} from './fields.js';
import { isSheetDay } from './sheet-day.js';

/** One row of a diary note: group heading, question label, answer. */
export interface NoteRow {
  readonly group: string | null;
  readonly label: string;
  readonly answer: string | number | Date | null;
}

/** Whom and which quarter a diary note is of. */
export interface NoteSubject {
  readonly company: string | null;
  readonly quarter: string | null;
}

/** Answers of a diary note: by details of the visit, and by indicator. */
export interface NoteAnswers {
  visit(field: VisitField): NoteRow['answer'];
  narrative(key: (typeof INDICATORS)[number]['key']): NoteRow['answer'];
  score(key: (typeof INDICATORS)[number]['key']): NoteRow['answer'];
}

/** The rows of a diary note in the template's order; what is not answered stays empty. */
export function diaryNoteRows({ company, quarter }: NoteSubject, answers: NoteAnswers): NoteRow[] {
  const row = (label: string, answer: NoteRow['answer'], group: string | null = null) => ({
    group,
    label,
    answer,
  });
  const ofVisit = (field: VisitField, group?: string) =>
    row(VISIT_FIELDS[field], answers.visit(field), group);
  return [
    row(NOTE_LABELS.company, company, 'Informasi Kontak'),
    ofVisit('address'),
    ofVisit('date'),
    row(NOTE_LABELS.quarter, quarter),
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

/**
 * The rows of a captured note. What changed since last quarter stands below the narrative where the question has
 * a score (`changeOf`) and a cell can hold both; else it has, like a field that this version does not know, a row
 * of its own at the end, so that the reader reports it. A question that was not asked has an empty cell, since any
 * word in it would be read as an answer; *Informasi Lainnya* names it, so that a person can tell it from one that
 * was forgotten.
 */
export function capturedNoteRows(subject: NoteSubject, values: NoteValues): NoteRow[] {
  const answerOf = (field: string): NoteRow['answer'] => {
    const value = values.get(field) ?? null;
    return typeof value === 'boolean' ? (value ? 'Ya' : 'Tidak') : isBlank(value) ? null : value;
  };
  const notAsked = INDICATORS.filter(({ key }) => isNotAsked(key, values));
  const tooLong = new Set<string>();
  const rows = diaryNoteRows(subject, {
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
      if (both.length <= CELL_MAX_CHARACTERS) return both || null;
      tooLong.add(changeField(key));
      return told;
    },
    score: (key) => answerOf(scoreField(key)),
  });
  const isUnknown = (field: string) => !indicatorAt(field) && !Object.hasOwn(VISIT_FIELDS, field);
  const apart = [...values.keys()].filter((field) => tooLong.has(field) || isUnknown(field));
  return [
    ...rows,
    ...apart.flatMap((field) => {
      const answer = answerOf(field);
      return answer === null ? [] : [{ group: null, label: field, answer }];
    }),
  ];
}
