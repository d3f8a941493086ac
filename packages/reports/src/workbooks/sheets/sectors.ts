import {
  type AnswersDisclosure,
  figureOf,
  groupDisclosures,
  sectorFigures,
  type SectorFigures,
  type Disclosure,
  whole,
} from '@lqc/analysis';
import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { shownAverage } from '../../shown-average.js';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';
import { contactsNotes, scaleNote } from './notes.js';

interface SectorRow extends Pick<SectorFigures, 'companies' | 'indicators'> {
  readonly label: string;
  readonly contacts: number;
  readonly isTotal: boolean;
  readonly disclosure: Disclosure;
  answers(key: IndicatorKey): AnswersDisclosure;
}

/** The sheet with averages and n of each Lapangan Usaha, of unmatched companies, and of all contacts. */
export function sectorsSheet({
  now,
  copy,
}: Pick<WorkbookInput, 'now' | 'copy'>): TableSheet<SectorRow> {
  const disclosure = (row: SectorRow) => row.disclosure;
  const shown = ({ indicators, answers }: SectorRow, key: IndicatorKey) =>
    shownAverage(figureOf(indicators, key).average, answers(key));
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
          value: (row) => shown(row, key).value,
          disclosure: (row) => shown(row, key).disclosure,
        },
        {
          header: say.column.n,
          group: label,
          kind: 'count',
          width: 7,
          value: ({ indicators }) => figureOf(indicators, key).n,
          tone: ({ indicators }) => (figureOf(indicators, key).small_sample ? 'muted' : undefined),
          disclosure: (row) => row.answers(key).n,
        },
      ]),
    ],
    rows: sectorRows({ now, copy }),
  };
}

function* sectorRows({ now, copy }: Pick<WorkbookInput, 'now' | 'copy'>): Generator<SectorRow> {
  const groups = groupDisclosures(now, copy);
  const sectors = sectorFigures(now);
  const isHeld = ({ sector }: SectorFigures) => groups.sector(sector) === 'withheld';
  for (const { sector, companies, contacts, indicators } of sectors.filter((one) => !isHeld(one)))
    yield {
      label: sector ?? say.noSector,
      companies,
      contacts: contacts.length,
      indicators,
      isTotal: false,
      disclosure: groups.sector(sector),
      answers: (key) => groups.within(key, sector),
    };
  // Neither their names nor their place among others leave.
  if (sectors.some(isHeld))
    yield {
      label: say.otherSectors,
      companies: 0,
      contacts: 0,
      indicators: now.indicators,
      isTotal: false,
      disclosure: 'withheld',
      answers: () => whole('withheld'),
    };
  yield {
    label: say.allContacts,
    companies: now.quality.companies,
    contacts: now.survey.contacts.length,
    indicators: now.indicators,
    isTotal: true,
    disclosure: 'open',
    answers: (key) => groups.all(key),
  };
}
