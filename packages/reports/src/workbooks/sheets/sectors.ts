import {
  figureOf,
  sectorFigures,
  type SectorFigures,
  type Disclosure,
  groupDisclosures,
} from '@lqc/analysis';
import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';
import { contactsNotes, scaleNote } from './notes.js';

interface SectorRow extends Pick<SectorFigures, 'companies' | 'indicators'> {
  readonly label: string;
  readonly contacts: number;
  readonly isTotal: boolean;
  readonly disclosure: Disclosure;
  answers(key: IndicatorKey): Disclosure;
}

/** The sheet with averages and n of each Lapangan Usaha, of unmatched companies, and of all contacts. */
export function sectorsSheet({
  now,
  copy,
}: Pick<WorkbookInput, 'now' | 'copy'>): TableSheet<SectorRow> {
  const disclosure = (row: SectorRow) => row.disclosure;
  return {
    name: say.sheet.sectors,
    title: say.title.sectors(now.period),
    notes: [...contactsNotes([now]), scaleNote()],
    columns: [
      {
        header: say.column.sector,
        kind: 'text',
        width: 42,
        value: ({ label }) => label,
        tone: ({ isTotal }) => (isTotal ? 'strong' : undefined),
      },
      {
        header: say.column.companies,
        kind: 'count',
        value: ({ companies }) => companies,
        disclosure,
      },
      { header: say.column.contacts, kind: 'count', value: ({ contacts }) => contacts, disclosure },
      ...LIKERT_INDICATORS.flatMap(({ key, label }): Column<SectorRow>[] => [
        {
          header: say.column.average,
          group: label,
          kind: 'average',
          value: ({ indicators }) => figureOf(indicators, key).average,
          disclosure: (row) => row.answers(key),
        },
        {
          header: say.column.n,
          group: label,
          kind: 'count',
          width: 7,
          value: ({ indicators }) => figureOf(indicators, key).n,
          tone: ({ indicators }) => (figureOf(indicators, key).small_sample ? 'muted' : undefined),
          disclosure: (row) => row.answers(key),
        },
      ]),
    ],
    rows: sectorRows({ now, copy }),
  };
}

function* sectorRows({ now, copy }: Pick<WorkbookInput, 'now' | 'copy'>): Generator<SectorRow> {
  const sectors = sectorFigures(now);
  const groups = groupDisclosures(now, copy);
  for (const { sector, companies, contacts, indicators } of sectors)
    yield {
      label: sector ?? say.noSector,
      companies,
      contacts: contacts.length,
      indicators,
      isTotal: false,
      disclosure: groups.sector(sector),
      answers: (key) => groups.answers(key, sector),
    };
  yield {
    label: say.allContacts,
    companies: now.quality.companies,
    contacts: now.survey.contacts.length,
    indicators: now.indicators,
    isTotal: true,
    disclosure: 'open',
    answers: (key) => groups.indicator(key),
  };
}
