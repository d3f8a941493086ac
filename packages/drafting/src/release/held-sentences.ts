import type { ClaimFact, Statement } from '@lqc/contracts';
import type { Tells } from './found.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import { tellsOfFact, tellsOfSectors } from './tells.js';
import type { WithheldFacts } from './withheld-facts.js';

/** The sentences that are withheld as a whole, whatever their words. */
export class HeldSentences {
  constructor(
    private readonly facts: ReadonlyMap<string, ClaimFact>,
    private readonly withheld: WithheldFacts,
  ) {}

  /**
   * Why a sentence is withheld: it has a figure of a group that reveals a firm, or the current data
   * contradict it. Null when it may be released.
   *
   * @param sectors the sectors that it is about
   */
  why(statement: Statement, sectors: readonly string[]): string | null {
    const { status } = statement;
    if (this.#withheldIn(statement).length > 0) return reasonWhy.smallGroup;
    // A statement about fewer than three companies reveals that one of them was visited.
    if (status === 'supported' && sectors.some((sector) => this.withheld.fewFirms.has(sector)))
      return reasonWhy.smallGroup;
    return status === 'contradicted' ? reasonWhy.contradicted : null;
  }

  /** What a withheld sentence would reveal if it were released. */
  tells(section: ReleaseSection, statement: Statement, sectors: readonly string[]): Tells[] {
    const withheld = this.#withheldIn(statement);
    return withheld.length > 0 ? withheld.flatMap(tellsOfFact) : tellsOfSectors(section, sectors);
  }

  #withheldIn({ claims }: Statement): ClaimFact[] {
    const facts = claims.flatMap((claim) => claim.facts.flatMap((id) => this.facts.get(id) ?? []));
    return facts.filter((fact) => this.withheld.has(fact));
  }
}
