import type { IndicatorKey } from '@lqc/contracts';
import type { ToldCells } from './released-answers.js';

/** A cell that is large enough, but withheld for what it would reveal. */
export interface HeldCell {
  readonly indicator: IndicatorKey;
  /** Null: unmatched companies; undefined: all answers. */
  readonly sector?: string | null;
  readonly what: 'average' | 'sides' | 'range' | 'scores' | 'panel';
  /** True when it would be released if nothing had been released before. */
  readonly isDifference: boolean;
  /** True when it is released to one decimal instead. */
  readonly isRough: boolean;
}

type Named = Pick<HeldCell, 'sector' | 'what'>;

/** The number of cells that are large enough, and those of them that are withheld. */
export function heldCells(
  indicator: IndicatorKey,
  {
    wanted,
    told,
    alone,
    asBefore,
  }: {
    readonly wanted: ToldCells;
    readonly told: ToldCells;
    /** What could be released if nothing had been released before. */
    readonly alone: () => ToldCells;
    /** The earlier copy's figure that is released instead of the average of all; null for none. */
    readonly asBefore: number | null;
  },
): { readonly cells: number; readonly held: HeldCell[] } {
  const all = cellsOf(wanted);
  const missing = missingFrom(told, all);
  if (missing.length === 0) return { cells: all.length, held: [] };
  const anyway = missingFrom(alone(), all);
  return {
    cells: all.length,
    held: missing.map((cell) => ({
      ...cell,
      indicator,
      isDifference: !anyway.includes(cell),
      isRough:
        cell.what === 'average' &&
        cell.sector === undefined &&
        (told.average === 'rough' || asBefore !== null),
    })),
  };
}

function cellsOf(told: ToldCells): Named[] {
  return [
    ...(told.average === 'exact' ? [{ what: 'average' as const }] : []),
    ...told.sectors.map((sector) => ({ what: 'average' as const, sector })),
    ...(['sides', 'range', 'scores'] as const).flatMap((what) => (told[what] ? [{ what }] : [])),
    ...Object.keys(told.panels).map(() => ({ what: 'panel' as const })),
  ];
}

function missingFrom(told: ToldCells, cells: readonly Named[]): Named[] {
  const left = cellsOf(told);
  return cells.filter((cell) => {
    const at = left.findIndex((one) => one.what === cell.what && one.sector === cell.sector);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
