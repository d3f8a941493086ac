import { type ScorePair, scorePairs } from '@lqc/analysis';
import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';
import { type PairedContact, pairedContacts } from '../paired-contacts.js';
import type { Column, ColumnKind, TableSheet } from '../table.js';
import { contactsNotes } from './notes.js';

interface ContactRow extends PairedContact {
  readonly scores: (indicator: IndicatorKey) => ScorePair;
}

/** Every contact with its 15 scores now and before and their change. */
export function contactsSheet(input: WorkbookInput): TableSheet<ContactRow> {
  const { now, before } = input;
  return {
    name: say.sheet.contacts,
    title: say.title.contacts(now.period),
    notes: [...contactsNotes([now, before]), say.note.pairs],
    columns: [...identityColumns(), ...LIKERT_INDICATORS.flatMap(scoreColumns(input))],
    rows: contactRows(input),
  };
}

/** The columns that identify the contact of a row. */
export function identityColumns(): Column<PairedContact>[] {
  return [
    { header: say.column.contact, kind: 'text', width: 32, value: ({ contact }) => contact.name },
    { header: say.column.sheet, kind: 'text', width: 24, value: ({ contact }) => contact.sheet },
    {
      header: say.column.sector,
      kind: 'text',
      width: 34,
      value: ({ sector }) => sector ?? say.noSector,
      tone: ({ sector }) => (sector === null ? 'muted' : undefined),
    },
    {
      header: say.column.interviewed,
      kind: 'text',
      width: 18,
      value: ({ interviewed }) => say.interviewed[interviewed],
    },
  ];
}

const scoreColumns =
  ({ now, before }: WorkbookInput) =>
  ({ key, label }: (typeof LIKERT_INDICATORS)[number]): Column<ContactRow>[] => {
    const column = (
      header: string,
      kind: ColumnKind,
      of: 'now' | 'before' | 'change',
    ): Column<ContactRow> => ({ header, group: label, kind, value: (row) => row.scores(key)[of] });
    return [
      column(now.period, 'score', 'now'),
      column(before.period, 'score', 'before'),
      column(say.column.change, 'scoreChange', 'change'),
    ];
  };

function* contactRows(input: WorkbookInput): Generator<ContactRow> {
  const pair = scorePairs(input.now, input.before);
  for (const paired of pairedContacts(input))
    yield { ...paired, scores: (indicator) => pairOf(paired, indicator, pair) };
}

type Pair = ReturnType<typeof scorePairs>;

/** A contact's scores in both quarters; a contact interviewed only in the earlier one has no score now. */
export function pairOf(
  { contact, interviewed }: PairedContact,
  indicator: IndicatorKey,
  pair: Pair,
): ScorePair {
  const scores = pair(contact, indicator);
  return interviewed === 'before' ? { now: null, before: scores.now, change: null } : scores;
}
