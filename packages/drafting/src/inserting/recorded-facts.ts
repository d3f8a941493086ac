import type { FactAddress, Said } from '@lqc/claims';
import type { ClaimFact, IndicatorKey, QuarterRole } from '@lqc/contracts';
import type { Facts } from '../wordings/in-words.js';

/** Facts that record which of them a wording looked up: its sentence depends on exactly these. */
export class RecordedFacts implements Facts {
  readonly asked = new Set<ClaimFact>();

  constructor(private readonly facts: Facts) {}

  find(address: FactAddress): ClaimFact | undefined {
    const fact = this.facts.find(address);
    if (fact) this.asked.add(fact);
    return fact;
  }

  get claims() {
    return this.facts.claims;
  }

  get isYearAgo(): boolean {
    return this.facts.isYearAgo;
  }

  period(role: QuarterRole): string {
    return this.facts.period(role);
  }

  mayMove(indicator: IndicatorKey, base: 'before' | 'last_year'): boolean {
    return this.facts.mayMove(indicator, base);
  }

  mayQuote(said: Said): boolean {
    return this.facts.mayQuote(said);
  }
}
