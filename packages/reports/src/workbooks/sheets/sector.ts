import {
  averageChange,
  figureOf,
  type Quarter,
  scorePairs,
  sectorFigures,
  type SectorFigures,
  panelOf,
  type Standing,
  standings,
  strictest,
  withinSector,
} from '@lqc/analysis';
import { type Copy, type IndicatorKey, INDICATORS, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { TableSheet } from '../table.js';
import type { WorkbookInput } from '../workbook-input.js';
import {
  changeColumns,
  changeViews,
  type ChangeView,
  type GroupStanding,
} from './change-columns.js';
import { sectorStandings } from './sectors.js';
import { scaleNote } from './notes.js';

/** An indicator's line over all contacts of the sector, or one contact's line under it. */
interface SectorRow {
  readonly indicator: string;
  readonly contact: string | null;
  readonly now: number | null;
  readonly before: number | null;
  readonly nNow: number | null;
  readonly nBefore: number | null;
  readonly change: number | null;
  readonly narrative: string | null;
  readonly view: ChangeView | null;
  readonly standingNow: Standing;
  readonly standingBefore: Standing;
}

/** One sector's contacts in both quarters. */
interface SectorPair {
  readonly sector: string | null;
  readonly now: Quarter;
  readonly before: Quarter;
}

/** Makes the sheets of the sectors, whose small groups are held back together. */
export function sectorSheets(
  input: WorkbookInput,
): (name: string, figures: SectorFigures) => TableSheet<SectorRow> {
  const sectors = sectorFigures(input.now);
  const standingNow = sectorStandings(sectors, input.copy);
  const standingBefore = sectorStandings(sectorFigures(input.before), input.copy);
  const pairs = sectors.map(({ sector }) => ({
    sector,
    now: withinSector(input.now, sector),
    before: withinSector(input.before, sector),
  }));
  const matched = matchedStandings(pairs, input.copy);
  return (name, { sector, contacts, companies }) => {
    const pair = pairs.find((one) => one.sector === sector)!;
    const groupOf = (key: IndicatorKey): GroupStanding => ({
      now: standingNow(sector).answers(key),
      before: standingBefore(sector).answers(key),
      matched: matched(sector, key),
    });
    const counts =
      standingNow(sector).contacts === 'withheld'
        ? []
        : [say.note.contacts(contacts.length, companies, input.now.period)];
    return {
      ...columnsOf(input),
      name,
      title: say.title.bab3(sector ?? say.noSector, input.now.period),
      notes: [...counts, noteOf(input.copy)],
      rows: sectorRows(input, pair, groupOf),
    };
  };
}

function noteOf(copy: Copy): string {
  return `${scaleNote()} · ${copy === 'internal' ? say.note.foldable : say.note.firmsWithheld}`;
}

/** How the matched answers of each sector stand beside those of everybody. */
function matchedStandings(pairs: readonly SectorPair[], copy: Copy) {
  const byIndicator = new Map<IndicatorKey, readonly Standing[]>(
    LIKERT_INDICATORS.map(({ key }) => [
      key,
      standings(
        pairs.map(({ now, before }) => panelOf(now, before, key).n.matched),
        copy,
      ),
    ]),
  );
  return (sector: string | null, key: IndicatorKey): Standing =>
    byIndicator.get(key)?.[pairs.findIndex((one) => one.sector === sector)] ?? 'open';
}

const isAverage = ({ contact }: SectorRow) => contact === null;
const strongAverage = (row: SectorRow) => (isAverage(row) ? ('strong' as const) : undefined);

function columnsOf({
  now,
  before,
  copy,
}: WorkbookInput): Pick<TableSheet<SectorRow>, 'columns' | 'frozenColumns' | 'isDetail'> {
  const standingNow = (row: SectorRow) => row.standingNow;
  const standingBefore = (row: SectorRow) => row.standingBefore;
  return {
    frozenColumns: 2,
    isDetail: (row) => !isAverage(row),
    columns: [
      {
        header: say.column.indicator,
        kind: 'text',
        value: ({ indicator }) => indicator,
        tone: (row) => (isAverage(row) ? 'strong' : 'muted'),
      },
      {
        header: say.column.contact,
        kind: 'text',
        value: ({ contact }) => contact ?? say.averageRow,
        tone: strongAverage,
      },
      {
        header: say.column.nOf(now.period),
        kind: 'count',
        width: 12,
        value: (row) => row.nNow,
        standing: standingNow,
      },
      {
        header: say.column.scoreOf(now.period),
        kind: 'score',
        width: 12,
        kindOf: (row) => (isAverage(row) ? 'average' : 'score'),
        value: (row) => row.now,
        tone: strongAverage,
        standing: standingNow,
      },
      {
        header: say.column.nOf(before.period),
        kind: 'count',
        width: 12,
        value: (row) => row.nBefore,
        standing: standingBefore,
      },
      {
        header: say.column.scoreOf(before.period),
        kind: 'score',
        width: 12,
        kindOf: (row) => (isAverage(row) ? 'average' : 'score'),
        value: (row) => row.before,
        standing: standingBefore,
      },
      {
        header: say.column.change,
        kind: 'change',
        kindOf: (row) => (isAverage(row) ? 'change' : 'scoreChange'),
        value: (row) => row.change,
        standing: (row) => strictest(row.standingNow, row.standingBefore),
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
      ...changeColumns(({ view }: SectorRow) => view),
    ],
  };
}

function* sectorRows(
  { now, before, copy }: WorkbookInput,
  pair: SectorPair,
  groupOf: (key: IndicatorKey) => GroupStanding,
): Generator<SectorRow> {
  const scores = scorePairs(now, before);
  const views = changeViews(pair.now, pair.before, copy, groupOf);
  for (const { key, label } of INDICATORS) {
    const current = figureOf(pair.now.indicators, key);
    const earlier = figureOf(pair.before.indicators, key);
    const group = groupOf(key);
    yield {
      indicator: label,
      contact: null,
      now: current.average,
      before: earlier.average,
      nNow: current.n,
      nBefore: earlier.n,
      change: averageChange(current.average, earlier.average),
      narrative: null,
      view: views.get(key) ?? null,
      standingNow: group.now,
      standingBefore: group.before,
    };
    // A contact is a group of one.
    if (copy === 'release') continue;
    for (const contact of pair.now.survey.contacts) {
      const answer = contact.answers.find(({ indicator }) => indicator === key);
      const ofContact = scores(contact, key);
      if (!answer && ofContact.before === null) continue;
      yield {
        indicator: label,
        contact: contact.name,
        ...ofContact,
        nNow: null,
        nBefore: null,
        narrative: answer?.narrative ?? null,
        view: null,
        standingNow: 'open',
        standingBefore: 'open',
      };
    }
  }
}
