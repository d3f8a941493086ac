import { asSentence, labelOf } from '../prose/sentence.js';
import type { Claim, ClaimFact, Statement } from '@lqc/contracts';
import { factId, type FactTable } from '@lqc/claims';
import { figure } from '../wordings/in-words.js';
import type { Tells } from './found.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import { tellsOfFact } from './tells.js';
import type { WithheldFacts } from './withheld-facts.js';

/** Claims that say more than figures do: where an average lies, or whether it moved, by its range. */
const FROM_RANGES: ReadonlySet<Claim['type']> = new Set([
  'change',
  'stable',
  'neutral_position',
  'compare_changes',
]);
/** Of more indicators than these the figures make no sentence. */
const MOST_INDICATORS = 4;

/** What sentences read from ranges that a copy holds back, and the figures that stay without it. */
export class ToldReadings {
  constructor(
    private readonly table: FactTable,
    private readonly facts: ReadonlyMap<string, ClaimFact>,
    private readonly withheld: WithheldFacts,
  ) {}

  /**
   * What a sentence tells that is read from a range that is held back, or stands in no table of a copy: a
   * range to two decimals, or who answered twice. Null for nothing of the kind.
   */
  found(
    statement: Statement,
  ): { readonly reason: string; readonly tells: readonly Tells[] } | null {
    const { claims } = statement;
    // Figures of no table have ids that nobody knows here.
    if (claims.some(({ facts }) => facts.some((id) => !this.facts.has(id))))
      return { reason: reasonWhy.beyondTables, tells: this.#allOf(statement) };
    const isReading = claims.some(
      ({ type, facts }) =>
        FROM_RANGES.has(type) && this.#known(facts).some((fact) => this.withheld.hasReading(fact)),
    );
    return isReading ? { reason: reasonWhy.reading, tells: this.#readingsOf(statement) } : null;
  }

  /** A sentence's averages without what is read from them; null where none may leave, or too many stand in it. */
  figuresOf({ claims }: Statement, { target }: Pick<ReleaseSection, 'target'>): string | null {
    const averages = new Map<string, ClaimFact>();
    for (const fact of claims
      .flatMap(({ facts }) => this.#known(facts))
      .flatMap((one) => this.#averagesOf(one)))
      if (!this.withheld.has(fact)) averages.set(factId(fact), fact);
    const groups = new Map<string, ClaimFact[]>();
    for (const fact of averages.values()) {
      const key = `${fact.indicator} ${fact.sector}`;
      groups.set(key, [...(groups.get(key) ?? []), fact]);
    }
    if (groups.size === 0 || groups.size > MOST_INDICATORS) return null;
    const clauses = [...groups.values()].map((group) => {
      const [{ indicator, sector }] = group as [ClaimFact];
      const where = sector === null || sector === target ? '' : ` pada lapangan usaha ${sector}`;
      const told = group
        .toSorted((a, b) => PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period))
        .map((one) => `${figure(one)} pada ${this.table.periods[one.period]}`);
      return `skor ${labelOf(indicator!)}${where} tercatat ${told.join(' dan ')}`;
    });
    return asSentence(clauses.join('; '));
  }

  /** Of a sector nothing but averages is remembered. */
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

  /** The averages that a fact is, or that it lies between. */
  #averagesOf(fact: ClaimFact): ClaimFact[] {
    const { measure, indicator, sector, period, base } = fact;
    if (measure === 'average') return [fact];
    if (measure !== 'change') return [];
    return [period, base!].flatMap(
      (role) => this.table.find({ measure: 'average', indicator, sector, period: role }) ?? [],
    );
  }
}

const PERIODS: readonly ClaimFact['period'][] = ['now', 'before', 'last_year'];
