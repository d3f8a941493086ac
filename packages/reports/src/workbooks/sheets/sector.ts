import {
  type AnswersDisclosure,
  figureOf,
  scorePairs,
  type SectorFigures,
  strictest,
} from '@lqc/analysis';
import { hasScale, type IndicatorFigure, INDICATORS } from '@lqc/contracts';
import { WHOLE_SCALE, workbookPhrases as say } from '@lqc/phrases';
import { averageChange } from '@lqc/statistics';
import { pairedContacts } from '../paired-contacts.js';
import type { Column, TableSheet } from '../table.js';
import type { WorkbookInput } from '../workbook-input.js';
import { type ChangeView, wordingText } from './change-columns.js';
import { pairOf } from './contacts.js';
import { scaleNote } from './notes.js';
import type { SectorView } from './sector-views.js';

/** One quarter's average of an indicator with its n, or one contact's score. */
interface Side {
  readonly score: number | null;
  readonly n: number | null;
  readonly disclosure: Pick<AnswersDisclosure, 'n' | 'average'>;
}

/** A row with an indicator's averages in the sector, or a row of one contact below it. */
interface SectorRow {
  readonly indicator: string;
  readonly contact: string | null;
  /** Without a scale there is no score, which is none that is missing or held back. */
  readonly isScored: boolean;
  readonly now: Side;
  readonly before: Side;
  readonly change: number | null;
  readonly narrative: string | null;
  readonly view: ChangeView | null;
}

/**
 * The sheet of one sector: its averages, and in an internal copy below each average its contacts, those of the
 * current quarter first and then those who answered before only.
 */
export function sectorSheet(
  input: WorkbookInput,
  name: string,
  view: SectorView,
  { contacts, companies }: SectorFigures,
): TableSheet<SectorRow> {
  const counts =
    view.contacts.now === 'withheld'
      ? []
      : [say.note.contacts(contacts.length, companies, input.now.period)];
  return {
    ...layoutOf(input),
    name,
    title: say.title.bab3(view.sector ?? say.noSector, input.now.period),
    notes: [
      ...counts,
      scaleNote(),
      input.copy === 'internal' ? say.note.foldable : say.note.firmsWithheld,
    ],
    rows: sectorRows(input, view),
  };
}

const isAverage = ({ contact }: SectorRow) => contact === null;
const hasAverage = (row: SectorRow) => isAverage(row) && row.isScored;
const strongAverage = (row: SectorRow) => (isAverage(row) ? ('strong' as const) : undefined);

function layoutOf({
  now,
  before,
  copy,
}: WorkbookInput): Pick<
  TableSheet<SectorRow>,
  'columns' | 'frozenColumns' | 'isDetail' | 'charts'
> {
  return {
    frozenColumns: 2,
    isDetail: (row) => !isAverage(row),
    charts: [
      {
        title: say.chart.averages,
        kind: 'bars',
        numberFormat: '0.0',
        bounds: WHOLE_SCALE,
        series: [now, before].map(({ period }) => ({ header: say.column.scoreOf(period) })),
      },
    ],
    // As wide together as a page at the least scale.
    columns: [
      {
        header: say.column.indicator,
        kind: 'text',
        width: 26,
        value: ({ indicator }) => indicator,
        tone: (row) => (isAverage(row) ? 'strong' : 'muted'),
      },
      {
        header: say.column.contact,
        kind: 'text',
        width: 28,
        value: ({ contact, isScored }) => contact ?? (isScored ? say.averageRow : say.withoutScale),
        tone: strongAverage,
      },
      ...sideColumns(now.period, 'now', strongAverage),
      ...sideColumns(before.period, 'before'),
      {
        header: say.column.change,
        kind: 'change',
        kindOf: (row) => (hasAverage(row) ? 'change' : 'scoreChange'),
        value: (row) => row.change,
        disclosure: (row) => strictest(row.now.disclosure.average, row.before.disclosure.average),
      },
      ...(copy === 'internal'
        ? [
            {
              header: say.column.narrativeOf(now.period),
              kind: 'prose' as const,
              value: ({ narrative }: SectorRow) => narrative,
            },
          ]
        : []),
      {
        header: say.column.wording,
        kind: 'text',
        width: 25,
        value: ({ view }) => view && wordingText(view),
        disclosure: ({ view }) => view?.disclosure.range ?? 'open',
      },
    ],
  };
}

/** The columns for n and score of one quarter. */
const sideColumns = (
  period: string,
  of: 'now' | 'before',
  tone: Column<SectorRow>['tone'] = () => undefined,
): Column<SectorRow>[] => [
  {
    header: say.column.nOf(period),
    kind: 'count',
    width: 9,
    value: (row) => row[of].n,
    disclosure: (row) => row[of].disclosure.n,
  },
  {
    header: say.column.scoreOf(period),
    kind: 'score',
    width: 11,
    kindOf: (row) => (hasAverage(row) ? 'average' : 'score'),
    value: (row) => row[of].score,
    tone,
    disclosure: (row) => row[of].disclosure.average,
  },
];

const ofGroup = ({ average: score, n }: IndicatorFigure, disclosure: Side['disclosure']): Side => ({
  score,
  n,
  disclosure,
});

/** A row of one contact stands in no copy that leaves. */
const ofContact = (score: number | null): Side => ({
  score,
  n: null,
  disclosure: { n: 'open', average: 'open' },
});

const WITHOUT_SCALE = ofContact(null);

function* sectorRows(
  { now, before, copy }: WorkbookInput,
  sector: SectorView,
): Generator<SectorRow> {
  const scores = scorePairs(now, before);
  for (const { key, label } of INDICATORS) {
    const current = figureOf(sector.now.indicators, key);
    const earlier = figureOf(sector.before.indicators, key);
    const group = sector.groupOf(key);
    const isScored = hasScale(key);
    yield {
      indicator: label,
      contact: null,
      isScored,
      now: isScored ? ofGroup(current, group.now) : WITHOUT_SCALE,
      before: isScored ? ofGroup(earlier, group.before) : WITHOUT_SCALE,
      change: averageChange(current.average, earlier.average),
      narrative: null,
      view: sector.views.get(key) ?? null,
    };
    // A row about one contact is a group of one, too small for the external copy.
    if (copy === 'release') continue;
    for (const paired of pairedContacts(sector)) {
      const { contact, interviewed } = paired;
      const ofNow = interviewed === 'before' ? [] : contact.answers;
      const answer = ofNow.find(({ indicator }) => indicator === key);
      const pair = pairOf(paired, key, scores);
      if (!answer && pair.before === null) continue;
      yield {
        indicator: label,
        contact: contact.name,
        isScored,
        now: ofContact(pair.now),
        before: ofContact(pair.before),
        change: pair.change,
        narrative: answer?.narrative ?? null,
        view: null,
      };
    }
  }
}
