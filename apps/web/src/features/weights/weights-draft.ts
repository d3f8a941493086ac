import {
  addUpToOne,
  SECTORS,
  type SectorName,
  type SectorWeights,
  WEIGHTS_SOURCE_LENGTH,
} from '@lqc/contracts';

/** The form as typed: day, source, and percentages as texts. */
export interface WeightsDraft {
  readonly asOf: string;
  readonly source: string;
  readonly percents: Partial<Record<SectorName, string>>;
}

/** The form filled in from a set; empty without one. */
export function draftOf(set: SectorWeights | undefined): WeightsDraft {
  const percents = set?.weights.map(({ sector, weight }) => [sector, written(weight)]) ?? [];
  return {
    asOf: set?.as_of ?? '',
    source: set?.source ?? '',
    percents: Object.fromEntries(percents) as WeightsDraft['percents'],
  };
}

/** A weight as a percentage with a decimal comma, rounded to remove floating-point noise. */
const written = (weight: number) => String(Number((weight * 100).toFixed(6))).replace('.', ',');

/** A typed percentage (`30,12` or `30.12`) as a number; 0 when blank, NaN when it is no number. */
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

/** The set in the form; null while it cannot be stored. */
export function weightsOf(draft: WeightsDraft): SectorWeights | null {
  const source = draft.source.trim();
  const isLong = source.length >= WEIGHTS_SOURCE_LENGTH.min;
  if (draft.asOf === '' || !isLong || !isWhole(draft)) return null;
  const weights = SECTORS.map(({ name }) => ({
    sector: name,
    // Rounded to remove floating-point noise.
    weight: Number((percentOf(draft.percents[name]) / 100).toFixed(8)),
  })).filter(({ weight }) => weight > 0);
  return { as_of: draft.asOf, source, weights };
}
