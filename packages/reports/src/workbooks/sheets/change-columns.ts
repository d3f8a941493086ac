import {
  indicativeChanges,
  panelOf,
  type Quarter,
  type Standing,
  standingOf,
  strictest,
} from '@lqc/analysis';
import type { Copy, IndicativeChange, IndicatorKey, PanelResponse } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { Column, ColumnKind } from '../table.js';

/** What a change of an indicator's average does and does not say, and where it came from. */
export interface ChangeView {
  readonly change: IndicativeChange;
  readonly panel: PanelResponse;
  /** How its figures stand in the copy. */
  readonly standing: {
    readonly change: Standing;
    readonly matched: Standing;
    readonly entered: Standing;
    readonly left: Standing;
  };
}

/** How the answers of two quarters stand, where they are groups of a larger total. */
export interface GroupStanding {
  readonly now: Standing;
  readonly before: Standing;
  readonly matched: Standing;
}

/** The changes between two quarters by indicator, with how each stands in this copy. */
export function changeViews(
  now: Quarter,
  before: Quarter,
  copy: Copy,
  groupOf: (key: IndicatorKey) => GroupStanding | null = () => null,
): ReadonlyMap<IndicatorKey, ChangeView> {
  return new Map(
    indicativeChanges(now, before).map((change) => {
      const panel = panelOf(now, before, change.key);
      const standing = standingOfChange(change, panel, copy, groupOf(change.key));
      return [change.key, { change, panel, standing }];
    }),
  );
}

/**
 * The three parts of a panel add up to the change, and their answers to those of the quarters:
 * where one is held back, any other would give it away.
 */
function standingOfChange(
  { n_now: nNow, n_before: nBefore }: IndicativeChange,
  { n }: PanelResponse,
  copy: Copy,
  group: GroupStanding | null,
): ChangeView['standing'] {
  const change = strictest(
    group?.now ?? standingOf(nNow, copy),
    group?.before ?? standingOf(nBefore, copy),
  );
  const parts = [n.matched, n.entered, n.left].map((size) => standingOf(size, copy));
  const whole = strictest(change, group?.matched ?? 'open');
  const ofPart = (own: Standing) =>
    parts.includes('withheld') ? 'withheld' : strictest(whole, own);
  const [matched, entered, left] = parts.map(ofPart);
  return { change, matched: matched!, entered: entered!, left: left! };
}

type Part = keyof ChangeView['standing'];

/** The columns that stand beside a change: its range, the same companies', its parts, its words. */
export function changeColumns<Row>(view: (row: Row) => ChangeView | null): Column<Row>[] {
  const column = (
    part: Part,
    kind: ColumnKind,
    header: string,
    group: string,
    value: (view: ChangeView) => string | number | null,
    width = 12,
  ): Column<Row> => ({
    header,
    group,
    kind,
    width,
    value: (row) => {
      const seen = view(row);
      return seen && value(seen);
    },
    standing: (row) => view(row)?.standing[part] ?? 'open',
  });
  const { column: name, group } = say;
  return [
    column('change', 'bound', name.low, group.changeOf, ({ change }) => change.range?.low ?? null),
    column(
      'change',
      'bound',
      name.high,
      group.changeOf,
      ({ change }) => change.range?.high ?? null,
    ),
    column('change', 'text', name.distinguishable, group.changeOf, told, 13),
    column('change', 'text', name.wording, group.changeOf, ({ change }) => change.wording, 34),
    column('matched', 'count', name.n, group.matched, ({ panel }) => panel.n.matched, 8),
    column(
      'matched',
      'change',
      name.change,
      group.matched,
      ({ change }) => change.matched?.change ?? null,
    ),
    column(
      'matched',
      'bound',
      name.low,
      group.matched,
      ({ change }) => change.matched?.low ?? null,
    ),
    column(
      'matched',
      'bound',
      name.high,
      group.matched,
      ({ change }) => change.matched?.high ?? null,
    ),
    column('matched', 'change', name.moved, group.panel, ({ panel }) => panel.moved),
    column('entered', 'count', name.enteredN, group.panel, ({ panel }) => panel.n.entered, 8),
    column('entered', 'change', name.entered, group.panel, ({ panel }) => panel.entered),
    column('left', 'count', name.leftN, group.panel, ({ panel }) => panel.n.left, 8),
    column('left', 'change', name.left, group.panel, ({ panel }) => panel.left),
  ];
}

function told({ change }: ChangeView): string | null {
  if (change.range === null) return null;
  if (change.headline) return say.distinguishable.headline;
  return change.distinguishable ? say.distinguishable.yes : say.distinguishable.no;
}
