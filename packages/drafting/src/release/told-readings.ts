import { asSentence, labelOf } from '../prose/sentence.js';
import {
  type Claim,
  type ClaimFact,
  grouped,
  LIKERT_INDICATORS,
  mayTell,
  type Statement,
} from '@lqc/contracts';
import { factId, type FactTable } from '@lqc/claims';
import { decimal, listed } from '@lqc/phrases';
import { figure } from '../wordings/in-words.js';
import type { Tells } from './found.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import { tellsOfFact } from './tells.js';
import type { WithheldFacts } from './withheld-facts.js';

/** Types of claims that are concluded from ranges: where an average lies, or whether it moved. */
const FROM_RANGES: ReadonlySet<Claim['type']> = new Set([
  'change',
  'stable',
  'neutral_position',
  'compare_changes',
]);
/** Of more indicators than these the figures make no sentence; in a summary each has an item of its own. */
const MOST_INDICATORS = 3;
const MOST_IN_A_SUMMARY = 1;

/** So many averages at each end are told. */
const MOST_EXTREME = 2;

/** Finds conclusions from withheld ranges, and the figures that may replace them. */
export class ToldReadings {
  constructor(
    private readonly table: FactTable,
    private readonly facts: ReadonlyMap<string, ClaimFact>,
    private readonly withheld: WithheldFacts,
  ) {}

  /**
   * Why a sentence is withheld when it is concluded from a withheld range, or from figures that are in no
   * table of a copy (a range to two decimals, who answered twice). Null otherwise.
   */
  found(
    statement: Statement,
  ): { readonly reason: string; readonly tells: readonly Tells[] } | null {
    const { claims } = statement;
    // Facts that are in no table have ids that are unknown here.
    if (claims.some(({ facts }) => facts.some((id) => !this.facts.has(id))))
      return { reason: reasonWhy.beyondTables, tells: this.#allOf(statement) };
    const isReading = claims.some(
      ({ type, facts }) =>
        FROM_RANGES.has(type) && this.#known(facts).some((fact) => this.withheld.hasReading(fact)),
    );
    return isReading ? { reason: reasonWhy.reading, tells: this.#readingsOf(statement) } : null;
  }

  /** The averages that stay of a sentence without what is read from them; none where too many stand in it. */
  averagesOf({ claims }: Statement, { kind }: Pick<ReleaseSection, 'kind'>): ClaimFact[] {
    const averages = new Map<string, ClaimFact>();
    for (const fact of claims
      .flatMap(({ facts }) => this.#known(facts))
      .flatMap((one) => this.#averagesOf(one)))
      if (!this.withheld.has(fact)) averages.set(factId(fact), fact);
    const subjects = new Set([...averages.values()].map(subjectOf));
    const most = kind === 'ringkasan_eksekutif' ? MOST_IN_A_SUMMARY : MOST_INDICATORS;
    return subjects.size > most ? [] : [...averages.values()];
  }

  /** The averages whose figures a sentence names, by their ids; what lies near neutral is held against one too. */
  idsToldIn({ claims }: Statement, sentence: string): string[] {
    return claims
      .flatMap(({ facts }) => this.#known(facts))
      .filter((fact) => fact.measure === 'average' && sentence.includes(figure(fact)))
      .map(factId);
  }

  /**
   * Averages as sentences, each with how many answered: those that are compared in one of their own, the others
   * of the same quarter beside each other.
   */
  figuresTold(averages: readonly ClaimFact[], { target }: Pick<ReleaseSection, 'target'>): string {
    const groups = grouped(
      averages.toSorted((a, b) => PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period)),
      subjectOf,
    );
    const inQuarter = (one: ClaimFact) =>
      `${this.#withN(one)} pada ${this.table.periods[one.period]}`;
    const nameOf = ({ indicator, sector }: ClaimFact) =>
      `${labelOf(indicator!)}${sector === null || sector === target ? '' : ` pada lapangan usaha ${sector}`}`;
    const compared = [...groups.values()].flatMap(([first, ...others]) => {
      if (others.length === 0) return [];
      const told = `skor ${nameOf(first!)} tercatat`;
      if (first!.period !== 'now')
        return `${told} ${inQuarter(first!)} dibandingkan dengan ${others.map(inQuarter).join(' dan ')}`;
      const than = others.map((one) => `${differenceOf(first!, one)} ${inQuarter(one)}`);
      return `${told} ${this.#withN(first!)}, ${than.join(' dan ')}`;
    });
    const alone = [...groups.values()].flatMap((group) => (group.length === 1 ? group : []));
    const alike = grouped(alone, ({ sector, period }) => `${sector} ${period}`);
    const beside = [...alike.values()].map((same) => {
      const told = same.map((one, at) =>
        at === 0
          ? `${nameOf(one)} tercatat ${this.#withN(one)}`
          : `${labelOf(one.indicator!)} ${this.#withN(one)}`,
      );
      return `skor ${listed(told)} pada ${this.table.periods[same[0]!.period]}`;
    });
    return [...compared, ...beside].map(asSentence).join(' ');
  }

  /** Which averages of all are the highest and the lowest, without where these lie; empty where one of them is held back. */
  extremesTold(): string {
    const averages = LIKERT_INDICATORS.flatMap(
      ({ key }) =>
        this.table.find({ measure: 'average', indicator: key, sector: null, period: 'now' }) ?? [],
    ).filter(({ n }) => mayTell('level', n ?? 0));
    if (averages.length <= 2 * MOST_EXTREME || averages.some((one) => this.withheld.has(one)))
      return '';
    const byValue = averages.toSorted((a, b) => b.value - a.value);
    const told = (ordered: readonly ClaimFact[]) => {
      const isClear = ordered[MOST_EXTREME - 1]!.value !== ordered[MOST_EXTREME]!.value;
      const first = ordered.filter(({ value }) => value === ordered[0]!.value);
      return listed(
        (isClear ? ordered.slice(0, MOST_EXTREME) : first).map(
          (one) => `${labelOf(one.indicator!)} (${figure(one)})`,
        ),
      );
    };
    return `Skor tertinggi tercatat pada ${told(byValue)}, terendah pada ${told(byValue.toReversed())}.`;
  }

  /** The n may be withheld although the average is not. */
  #withN(average: ClaimFact): string {
    const isHeld = this.withheld.has({ ...average, measure: 'answers' });
    return isHeld ? figure(average) : `${figure(average)} (n = ${average.n})`;
  }

  /** Of sectors only averages are stored with a release. */
  #readingsOf({ claims }: Statement): Tells[] {
    return claims
      .flatMap(({ facts }) => this.#known(facts))
      .filter((fact) => this.withheld.hasReading(fact))
      .flatMap(tellsOfFact)
      .map((one) =>
        one.what === 'average' && one.sector === null
          ? { role: one.role, indicator: one.indicator, what: 'range' }
          : one,
      );
  }

  /** Every figure of a sentence, and its range. */
  #allOf({ claims }: Statement): Tells[] {
    return claims
      .flatMap(({ facts }) => this.#known(facts))
      .flatMap(tellsOfFact)
      .flatMap((one) => [
        one,
        { role: one.role, indicator: one.indicator, what: 'range' as const },
      ]);
  }

  #known(ids: readonly string[]): ClaimFact[] {
    return ids.flatMap((id) => this.facts.get(id) ?? []);
  }

  /** The averages that a fact states or compares. */
  #averagesOf(fact: ClaimFact): ClaimFact[] {
    const { measure, indicator, sector, period, base } = fact;
    if (measure === 'average') return [fact];
    if (measure !== 'change') return [];
    return [period, base!].flatMap(
      (role) => this.table.find({ measure: 'average', indicator, sector, period: role }) ?? [],
    );
  }
}

/** By how much both averages as they are printed differ: of any size, so that it tells of no range. */
function differenceOf(now: ClaimFact, then: ClaimFact): string {
  const hundredths = Math.round(now.value * 100) - Math.round(then.value * 100);
  const isOfFew = !mayTell('change', Math.min(now.n ?? 0, then.n ?? 0));
  if (isOfFew) return 'dibandingkan dengan';
  if (hundredths === 0) return 'sama dengan';
  const more = hundredths > 0 ? 'di atas' : 'di bawah';
  return `${decimal(Math.abs(hundredths) / 100, 2)} poin ${more}`;
}

export const subjectOf = ({ indicator, sector }: ClaimFact) => `${indicator} ${sector}`;

const PERIODS: readonly ClaimFact['period'][] = ['now', 'before', 'last_year'];
