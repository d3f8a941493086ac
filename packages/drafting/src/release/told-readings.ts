import { asSentence, labelOf } from '../prose/sentence.js';
import type { Claim, ClaimFact, Statement } from '@lqc/contracts';
import { factId, type FactTable } from '@lqc/claims';
import { listed } from '@lqc/phrases';
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
/** With more indicators than this no replacement sentence is written. */
const MOST_INDICATORS = 4;

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

  /** The averages behind a sentence that may be shown instead of it; empty when there are too many. */
  averagesOf({ claims }: Statement): ClaimFact[] {
    const averages = new Map<string, ClaimFact>();
    for (const fact of claims
      .flatMap(({ facts }) => this.#known(facts))
      .flatMap((one) => this.#averagesOf(one)))
      if (!this.withheld.has(fact)) averages.set(factId(fact), fact);
    const subjects = new Set([...averages.values()].map(subjectOf));
    return subjects.size > MOST_INDICATORS ? [] : [...averages.values()];
  }

  /** Ids of the averages that a sentence states itself. */
  idsToldIn({ claims }: Statement): string[] {
    return claims
      .flatMap(({ facts }) => this.#known(facts))
      .filter(({ measure }) => measure === 'average')
      .map(factId);
  }

  /** Averages as one sentence, each with its n; those of the same quarters together. */
  figuresTold(averages: readonly ClaimFact[], { target }: Pick<ReleaseSection, 'target'>): string {
    const groups = grouped(
      averages.toSorted((a, b) => PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period)),
      subjectOf,
    );
    const alike = grouped(
      [...groups.values()],
      (group) => `${group[0]!.sector} ${group.map(({ period }) => period).join(' ')}`,
    );
    const clauses = [...alike.values()].map((same) => {
      const [{ sector, period }] = same[0]! as [ClaimFact];
      const where = sector === null || sector === target ? '' : ` pada lapangan usaha ${sector}`;
      const told = same.map(([first, ...others], at) => {
        // Only the first figure names the quarters.
        const inQuarter = (one: ClaimFact) =>
          at === 0
            ? `${this.#withN(one)} pada ${this.table.periods[one.period]}`
            : this.#withN(one);
        const name = `${labelOf(first!.indicator!)}${at === 0 ? `${where} tercatat` : ''}`;
        if (others.length === 0) return `${name} ${this.#withN(first!)}`;
        const average = period === 'now' ? this.#withN(first!) : inQuarter(first!);
        return `${name} ${average} dibandingkan ${others.map(inQuarter).join(' dan ')}`;
      });
      const isAlone = same[0]!.length === 1;
      return `skor ${listed(told)}${isAlone ? ` pada ${this.table.periods[period]}` : ''}`;
    });
    return asSentence(clauses.join('; '));
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

const subjectOf = ({ indicator, sector }: ClaimFact) => `${indicator} ${sector}`;

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const PERIODS: readonly ClaimFact['period'][] = ['now', 'before', 'last_year'];
