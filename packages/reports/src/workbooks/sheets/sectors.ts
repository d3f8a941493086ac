import { figureOf, type Quarter, sectorFigures, type SectorFigures } from '@lqc/analysis';
import { LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { Column, TableSheet } from '../table.js';
import { contactsNotes, scaleNote } from './summary.js';

interface SectorRow extends Pick<SectorFigures, 'companies' | 'indicators'> {
  readonly label: string;
  readonly contacts: number;
  readonly isTotal: boolean;
}

/** Averages with n of each Lapangan Usaha, the unmatched companies' and everybody's. */
export function sectorsSheet(now: Quarter): TableSheet<SectorRow> {
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
      { header: say.column.companies, kind: 'count', value: ({ companies }) => companies },
      { header: say.column.contacts, kind: 'count', value: ({ contacts }) => contacts },
      ...LIKERT_INDICATORS.flatMap(({ key, label }): Column<SectorRow>[] => [
        {
          header: say.column.average,
          group: label,
          kind: 'average',
          value: ({ indicators }) => figureOf(indicators, key).average,
        },
        {
          header: say.column.n,
          group: label,
          kind: 'count',
          width: 7,
          value: ({ indicators }) => figureOf(indicators, key).n,
          tone: ({ indicators }) => (figureOf(indicators, key).small_sample ? 'muted' : undefined),
        },
      ]),
    ],
    rows: sectorRows(now),
  };
}

function* sectorRows(quarter: Quarter): Generator<SectorRow> {
  for (const { sector, companies, contacts, indicators } of sectorFigures(quarter))
    yield {
      label: sector ?? say.noSector,
      companies,
      contacts: contacts.length,
      indicators,
      isTotal: false,
    };
  yield {
    label: say.allContacts,
    companies: quarter.quality.companies,
    contacts: quarter.survey.contacts.length,
    indicators: quarter.indicators,
    isTotal: true,
  };
}
