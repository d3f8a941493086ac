import {
  type AnswersDisclosure,
  calendarName,
  figureOf,
  groupDisclosures,
  indicativeChanges,
  panelOf,
  type Quarter,
  type Disclosure,
  disclosureOf,
  strictest,
} from '@lqc/analysis';
import type { Copy, IndicativeChange, IndicatorKey, PanelResponse } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { endKind, shownRange } from '../../shown-range.js';
import type { Column, ColumnKind } from '../table.js';

/** The change of an indicator's average with its range and wording, and the panel that explains it. */
export interface ChangeView {
  readonly change: IndicativeChange;
  readonly panel: PanelResponse;
  /** Which of its figures the copy shows, marks or withholds. */
  readonly disclosure: {
    readonly change: Disclosure;
    /** Of its ranges, which tell how far the scores spread. */
    readonly range: Disclosure;
    readonly matched: Disclosure;
    readonly matchedRange: Disclosure;
    readonly entered: Disclosure;
    readonly left: Disclosure;
  };
}

/**
 * The disclosure of an indicator's answers in one sector. It depends on the other sectors, because the
 * total is shown too.
 */
export interface GroupDisclosure {
  readonly now: AnswersDisclosure;
  readonly before: AnswersDisclosure;
  readonly matched: Disclosure;
}

/**
 * The changes between two quarters by indicator, with their disclosure in this copy.
 *
 * @param groupOf the disclosure of a sector's answers; null when the quarters have all contacts
 */
export function changeViews(
  now: Quarter,
  before: Quarter,
  copy: Copy,
  groupOf: (key: IndicatorKey) => GroupDisclosure | null = () => null,
): ReadonlyMap<IndicatorKey, ChangeView> {
  return new Map(
    indicativeChanges(now, before).map((change) => {
      const panel = panelOf(now, before, change.key);
      const group = groupOf(change.key) ?? {
        now: groupDisclosures(now, copy).all(change.key),
        before: groupDisclosures(before, copy).all(change.key),
        matched: arePanelsTold(change.key, { now, before }, copy),
      };
      const disclosure = disclosureOfChange(panel, copy, group);
      return [change.key, { change: shownChange(change, copy), panel, disclosure }];
    }),
  );
}

/** The change with its ranges as a copy shows them. */
const shownChange = (change: IndicativeChange, copy: Copy): IndicativeChange => ({
  ...change,
  range: shownRange(change.range, copy),
  matched: shownRange(change.matched, copy),
});

/** Whether a copy tells the parts of those matched of both quarters. */
function arePanelsTold(
  key: IndicatorKey,
  { now, before }: { readonly now: Quarter; readonly before: Quarter },
  copy: Copy,
): Disclosure {
  const isEmpty = ({ indicators }: Quarter) => figureOf(indicators, key).n === 0;
  if (copy === 'internal' || (isEmpty(now) && isEmpty(before))) return 'open';
  const isTold = (quarter: Quarter, beside: Quarter) =>
    groupDisclosures(quarter, copy).all(key).panels.has(calendarName(beside));
  return isTold(now, before) && isTold(before, now) ? 'open' : 'withheld';
}

/**
 * The disclosure of a change and its parts. The three parts of a panel add up to the change, and their
 * answers to those of the quarters, so when one part is withheld the others must be withheld too.
 */
function disclosureOfChange(
  { n }: PanelResponse,
  copy: Copy,
  group: GroupDisclosure,
): ChangeView['disclosure'] {
  const change = strictest(group.now.average, group.before.average);
  const range = strictest(change, group.now.range, group.before.range);
  // Each part tells an average of those it is made of.
  const parts = [n.matched, n.entered, n.left].map((size) => disclosureOf(size, copy, 'level'));
  const whole = strictest(change, group.matched);
  const ofPart = (own: Disclosure) =>
    parts.includes('withheld') ? 'withheld' : strictest(whole, own);
  const [matched, entered, left] = parts.map(ofPart);
  return {
    change,
    range,
    matched: matched!,
    matchedRange: strictest(matched!, range),
    entered: entered!,
    left: left!,
  };
}

type Part = keyof ChangeView['disclosure'];

/**
 * The columns beside a change: its range, whether it is distinguishable, its wording, the change of the
 * matched companies, and the panel's parts.
 */
export function changeColumns<Row>(
  copy: Copy,
  view: (row: Row) => ChangeView | null,
): Column<Row>[] {
  const bound = endKind('change', copy);
  const column = (
    part: Part,
    kind: ColumnKind,
    header: string,
    group: string,
    value: (view: ChangeView) => string | number | null | undefined,
    width = 12,
  ): Column<Row> => ({
    header,
    group,
    kind,
    width,
    value: (row) => {
      const seen = view(row);
      return (seen && value(seen)) ?? null;
    },
    disclosure: (row) => view(row)?.disclosure[part] ?? 'open',
  });
  const { column: name, group } = say;
  // What is distinguishable, and the wording, follow from ranges, and would tell them.
  return [
    column('range', bound, name.low, group.changeOf, ({ change }) => change.range?.low),
    column('range', bound, name.high, group.changeOf, ({ change }) => change.range?.high),
    column('range', 'text', name.distinguishable, group.changeOf, distinguishableText, 13),
    column('range', 'text', name.wording, group.changeOf, wordingText, 34),
    column('matched', 'count', name.n, group.matched, ({ panel }) => panel.n.matched, 8),
    column('matched', 'change', name.change, group.matched, ({ change }) => change.matched?.change),
    column('matchedRange', bound, name.low, group.matched, ({ change }) => change.matched?.low),
    column('matchedRange', bound, name.high, group.matched, ({ change }) => change.matched?.high),
    column('matched', 'change', name.moved, group.panel, ({ panel }) => panel.moved),
    column('entered', 'count', name.enteredN, group.panel, ({ panel }) => panel.n.entered, 8),
    column('entered', 'change', name.entered, group.panel, ({ panel }) => panel.entered),
    column('left', 'count', name.leftN, group.panel, ({ panel }) => panel.n.left, 8),
    column('left', 'change', name.left, group.panel, ({ panel }) => panel.left),
  ];
}

/**
 * The wording of a level and its change. Where what the same companies answered is held back there is none of any
 * change that they might not bear out, so that its absence tells nothing of them.
 */
export function wordingText({ change, disclosure }: ChangeView): string | null {
  const isHeld = disclosure.matchedRange === 'withheld';
  return isHeld && change.distinguishable && !change.headline ? null : change.wording;
}

function distinguishableText({ change, disclosure }: ChangeView): string | null {
  if (change.range === null) return null;
  if (change.headline) return say.distinguishable.headline;
  if (change.by_composition && disclosure.matchedRange !== 'withheld')
    return say.distinguishable.composition;
  return change.distinguishable ? say.distinguishable.yes : say.distinguishable.no;
}
