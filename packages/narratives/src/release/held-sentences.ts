import { type ClaimFact, mayTell, type Statement } from '@lqc/contracts';
import type { Tells } from './found.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import type { Said } from './said.js';
import { tellsOfFact, tellsOfSectors } from './tells.js';
import type { WithheldFacts } from './withheld-facts.js';

const OTHER_DIGITS = /(?!\d)[\p{Nd}\u2460-\u24FF\u2776-\u2793]/u;

/** The sentences that stay in the office as a whole, whatever their words are. */
export class HeldSentences {
  constructor(
    private readonly facts: ReadonlyMap<string, ClaimFact>,
    private readonly withheld: WithheldFacts,
  ) {}

  /**
   * Why a sentence stays: a figure of a group that shows a firm, whatever is asserted of so few firms, or of
   * all in a sector, or what the data of now do not bear out: what contacts said is their own, whatever the
   * answers of all say. Null where it does not.
   */
  why(said: Said, isOfContacts: boolean): string | null {
    const { statement, sentence, sectors, isOfSurvey, hasFigure } = said;
    const { status } = statement;
    if (!isOfSurvey && !hasFigure) return null;
    if (isOfSurvey && this.#withheldIn(statement).length > 0) return reasonWhy.smallGroup;
    // Nothing is read in figures of other alphabets, so that they are no claim.
    if (status === 'no_claim' && !OTHER_DIGITS.test(sentence)) return null;
    // That fewer than three were met of a sector tells that one of them was.
    if (sectors.some((sector) => this.withheld.fewFirms.has(sector))) return reasonWhy.smallGroup;
    if (status === 'supported') return null;
    // Nobody held it against the data: it may tell how each of those answered whom it speaks of.
    const isOfFew = !isOfContacts && !mayTell('level', said.fits);
    if (isOfFew || (said.isOfSome && said.isOfAll)) return reasonWhy.smallGroup;
    const isWrong = status === 'contradicted' && !isOfContacts;
    return isWrong || hasFigure ? reasonWhy.unsupported : null;
  }

  /** What a sentence that is held back tells if it leaves all the same. */
  tells(section: ReleaseSection, { statement, sectors }: Said): Tells[] {
    const withheld = this.#withheldIn(statement);
    return withheld.length > 0 ? withheld.flatMap(tellsOfFact) : tellsOfSectors(section, sectors);
  }

  #withheldIn({ claims }: Statement): ClaimFact[] {
    const facts = claims.flatMap((claim) => claim.facts.flatMap((id) => this.facts.get(id) ?? []));
    return facts.filter((fact) => this.withheld.has(fact));
  }
}
