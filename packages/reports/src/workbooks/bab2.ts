import { disclosureOf, type ScorePair, scorePairs, strictest } from '@lqc/analysis';
import { hasScale, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { SCORE_BOUNDS, shadeOf, WHOLE_SCALE, workbookPhrases as say } from '@lqc/phrases';
import { averageChange } from '@lqc/statistics';
import { loadedQuarters } from '../quarters.js';
import type { WorkbookInput } from './workbook-input.js';
import { type PairedContact, pairedContacts } from './paired-contacts.js';
import { identityColumns, pairOf } from './sheets/contacts.js';
import { changeColumns, changeViews, type ChangeView } from './sheets/change-columns.js';
import { scoreColumns, scoresIn } from './sheets/distribution.js';
import {
  disclosedFigure,
  type DisclosedFigure,
  figureColumns,
  standingColumns,
} from './sheets/disclosed-figure.js';
import { methodSheet } from './sheets/method.js';
import { contactsNotes, movedIdulfitriNotes, rangeNotes, scaleNote } from './sheets/notes.js';
import {
  weightedColumns,
  weightedView,
  type WeightedView,
  weightsNotes,
} from './sheets/weighted-columns.js';
import { narrativesBefore } from './narratives.js';
import type { Column, TableChart, TableSheet } from './table.js';
import { sheet, writeWorkbook } from './workbook-file.js';

/** One indicator for chapter 2. */
export function writeBab2({
  indicator,
  ...input
}: WorkbookInput & { readonly indicator: IndicatorKey }): Promise<Buffer> {
  const ofAll = summary(input, indicator);
  // A row about one contact is a group of one, too small for the external copy.
  const ofEach = input.copy === 'internal' ? contacts(input, indicator) : null;
  return writeWorkbook({
    title: say.title.bab2(indicatorOf(indicator).label, input.now.period),
    copy: input.copy,
    madeAt: input.madeAt,
    sheets: [
      sheet(ofAll),
      ...(ofEach ? [sheet(ofEach)] : []),
      sheet(methodSheet(input, ofEach ? [ofAll, ofEach] : [ofAll])),
    ],
  });
}

interface SummaryRow extends DisclosedFigure {
  readonly period: string;
  /** The changes from this quarter to the current one. */
  readonly change: number | null;
  readonly view: ChangeView | null;
  readonly isNow: boolean;
  readonly weighted: WeightedView | null;
}

function summary(input: WorkbookInput, indicator: IndicatorKey): TableSheet<SummaryRow> {
  const quarters = loadedQuarters(input);
  const shown = quarters.map((quarter) => disclosedFigure(quarter, indicator, input.copy));
  const scores = scoresIn(shown);
  const isScored = hasScale(indicator);
  const narratives: Column<SummaryRow> = {
    header: say.column.narratives,
    kind: 'count',
    value: ({ figure }) => figure.narratives,
    disclosure: ({ figure, disclosure }) =>
      strictest(disclosure.n, disclosureOf(figure.narratives, input.copy)),
  };
  const scored = (): Column<SummaryRow>[] => [
    ...figureColumns(null, (row: SummaryRow) => row),
    {
      header: say.column.changeAgainst(input.now.period),
      kind: 'change',
      width: 18,
      value: ({ change }) => change,
      tone: ({ isNow }) => (isNow ? 'muted' : undefined),
      disclosure: ({ view }) => view?.disclosure.change ?? 'open',
    },
    ...standingColumns((row: SummaryRow) => row),
    narratives,
    ...scores.flatMap(scoreColumns),
    ...changeColumns(input.copy, ({ view }: SummaryRow) => view),
    ...weightedColumns(null, input.weights, ({ weighted }: SummaryRow) => weighted),
  ];
  return {
    name: say.sheet.summary,
    title: say.title.bab2(indicatorOf(indicator).label, input.now.period),
    notes: [
      ...contactsNotes(quarters),
      isScored ? scaleNote() : say.note.withoutScale[input.copy],
      ...(isScored
        ? [...movedIdulfitriNotes(input), ...rangeNotes(input.copy), ...weightsNotes(input)]
        : []),
      ...(input.copy === 'release' ? [say.note.firmsWithheld] : []),
    ],
    columns: [
      { header: say.column.period, kind: 'text', value: ({ period }) => period },
      ...(isScored ? scored() : [narratives]),
    ],
    rows: quarters.map((quarter, at) => {
      const disclosed = shown[at]!;
      const isNow = quarter === input.now;
      return {
        period: quarter.period,
        ...disclosed,
        isNow,
        weighted: weightedView(quarter, indicator, input),
        view: isNow ? null : (changeViews(input.now, quarter, input.copy).get(indicator) ?? null),
        change: isNow ? null : averageChange(shown[0]!.figure.average, disclosed.figure.average),
      };
    }),
    charts: isScored ? chartsOf(indicator, scores) : [],
  };
}

function chartsOf(indicator: IndicatorKey, scores: readonly number[]): TableChart[] {
  const { label } = indicatorOf(indicator);
  return [
    {
      title: say.chart.byPeriod(label),
      kind: 'columns',
      numberFormat: '0.0',
      labelFormat: '0.00',
      bounds: WHOLE_SCALE,
      series: [{ header: say.column.average }],
    },
    {
      title: say.chart.shares(label),
      kind: 'shares',
      numberFormat: '0%',
      // Smaller parts have no room for a figure.
      labelFormat: '[>=0.08]0%;""',
      series: scores.map((score) => ({
        ...scoreColumns(score)[1]!,
        shade: shadeOf(score, SCORE_BOUNDS),
      })),
    },
  ];
}

interface ContactRow extends PairedContact {
  readonly scores: ScorePair;
  readonly narrativeNow: string | null;
  readonly narrativeBefore: string | null;
}

function contacts(input: WorkbookInput, indicator: IndicatorKey): TableSheet<ContactRow> {
  const { now, before } = input;
  const ifScored = <Kept>(...kept: readonly Kept[]) => (hasScale(indicator) ? kept : []);
  return {
    name: say.sheet.narratives,
    title: say.title.bab2(indicatorOf(indicator).label, now.period),
    notes: [...contactsNotes([now, before]), ...ifScored(say.note.pairs)],
    columns: [
      ...identityColumns(),
      ...ofQuarter(now.period, [
        ...ifScored<Column<ContactRow>>(
          {
            header: say.column.scoreOf(now.period),
            kind: 'score',
            value: ({ scores }) => scores.now,
          },
          { header: say.column.change, kind: 'scoreChange', value: ({ scores }) => scores.change },
        ),
        {
          header: say.column.narrativeOf(now.period),
          kind: 'prose',
          value: ({ narrativeNow }) => narrativeNow,
        },
      ]),
      ...ofQuarter(before.period, [
        ...ifScored<Column<ContactRow>>({
          header: say.column.scoreOf(before.period),
          kind: 'score',
          value: ({ scores }) => scores.before,
        }),
        {
          header: say.column.narrativeOf(before.period),
          kind: 'prose',
          value: ({ narrativeBefore }) => narrativeBefore,
        },
      ]),
    ],
    rows: contactRows(input, indicator),
  };
}

/** On paper a narrative stands beside its score. */
const ofQuarter = (together: string, columns: readonly Column<ContactRow>[]) =>
  columns.map((column) => ({ ...column, together }));

function* contactRows(input: WorkbookInput, indicator: IndicatorKey): Generator<ContactRow> {
  const pair = scorePairs(input.now, input.before);
  const earlier = narrativesBefore(input.before.survey, indicator);
  for (const paired of pairedContacts(input)) {
    const { contact, interviewed } = paired;
    const own = contact.answers.find((answer) => answer.indicator === indicator)?.narrative ?? null;
    yield {
      ...paired,
      scores: pairOf(paired, indicator, pair),
      narrativeNow: interviewed === 'before' ? null : own,
      narrativeBefore: interviewed === 'before' ? own : earlier(contact.companyKey),
    };
  }
}
