import {
  addUpToOne,
  SECTORS,
  type SectorName,
  type SectorWeights,
  WEIGHTS_SOURCE_LENGTH,
} from '@lqc/contracts';

/** What an admin has typed: a day, a source, and percentages as they are written. */
export interface WeightsDraft {
  readonly asOf: string;
  readonly source: string;
  readonly percents: Partial<Record<SectorName, string>>;
}

/** A set as it stands in the form; empty without one. */
export function draftOf(set: SectorWeights | undefined): WeightsDraft {
  const percents = set?.weights.map(({ sector, weight }) => [sector, written(weight)]) ?? [];
  return {
    asOf: set?.as_of ?? '',
    source: set?.source ?? '',
    percents: Object.fromEntries(percents) as WeightsDraft['percents'],
  };
}

/** As many decimals as it has, with a comma; what binary fractions leave over is cut. */
const written = (weight: number) => String(Number((weight * 100).toFixed(6))).replace('.', ',');

/** A percentage as it was typed, `30,12` or `30.12`; blank is 0, and what is none is NaN. */
export function percentOf(typed: string | undefined): number {
  const text = (typed ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,3}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

export const isWrong = (typed: string | undefined): boolean => !(percentOf(typed) <= 100);

export const sumOf = ({ percents }: WeightsDraft): number =>
  Object.values(percents).reduce((sum, typed) => sum + percentOf(typed), 0);

export const isWhole = (draft: WeightsDraft): boolean =>
  addUpToOne([{ weight: sumOf(draft) / 100 }]);

/** The set that the form holds; null until it can be stored. */
export function weightsOf(draft: WeightsDraft): SectorWeights | null {
  const source = draft.source.trim();
  const isLong = source.length >= WEIGHTS_SOURCE_LENGTH.min;
  if (draft.asOf === '' || !isLong || !isWhole(draft)) return null;
  const weights = SECTORS.map(({ name }) => ({
    sector: name,
    // What binary fractions leave over is cut.
    weight: Number((percentOf(draft.percents[name]) / 100).toFixed(8)),
  })).filter(({ weight }) => weight > 0);
  return { as_of: draft.asOf, source, weights };
}
