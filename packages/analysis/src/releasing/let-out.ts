import type { IndicatorKey } from '@lqc/contracts';
import type { Quarter } from '../quarter.js';
import { countedAnswers } from './counted-answers.js';
import {
  NOTHING_TOLD,
  type ReleasedAnswers,
  type ReleasedQuarter,
  type ToldCells,
} from './released-answers.js';

/** What a person released of the answers to an indicator although the rules withhold it. */
export type LetOut = { readonly indicator: IndicatorKey } & (
  | { readonly what: 'average'; readonly sector: string | null }
  | { readonly what: 'sides' }
  | { readonly what: 'scores' }
  /** The range, and what is concluded from it: where an average lies, whether it moved. */
  | { readonly what: 'range' }
  /** Whatever tells how somebody answered. */
  | { readonly what: 'answers'; readonly of: Answering }
);
/** The answers of these companies, or of a sector. */
export type Answering = { readonly companies: readonly string[] } | { readonly sector: string };

/**
 * What a copy reveals of a quarter, including what people released by hand; later decisions count both as
 * known.
 */
export function withLetOut(
  content: ReleasedQuarter,
  quarter: Quarter,
  letOut: readonly LetOut[],
): ReleasedQuarter {
  const all: Partial<Record<IndicatorKey, ReleasedAnswers>> = { ...content };
  for (const one of letOut) {
    const {
      answers,
      told,
      byItself = told,
    } = all[one.indicator] ?? {
      answers: countedAnswers(quarter, one.indicator),
      told: NOTHING_TOLD,
    };
    all[one.indicator] = { answers, told: withOne(told, one, answers), byItself };
  }
  return all;
}

function withOne(told: ToldCells, one: LetOut, answers: ReleasedAnswers['answers']): ToldCells {
  if (one.what === 'sides' || one.what === 'scores' || one.what === 'range')
    return { ...told, [one.what]: true };
  if (one.what === 'average')
    return one.sector === null
      ? { ...told, average: 'exact' }
      : { ...told, sectors: [...new Set([...told.sectors, one.sector])] };
  const own = answers.filter((answer) => isOf(one.of, answer));
  return {
    ...told,
    known: [...new Set([...(told.known ?? []), ...own.map(({ contact }) => contact)])],
  };
}

const isOf = (of: Answering, { company, sector }: ReleasedAnswers['answers'][number]): boolean =>
  'companies' in of ? of.companies.includes(company) : sector === of.sector;
