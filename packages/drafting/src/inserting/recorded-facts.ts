import type { FactAddress } from '@lqc/claims';
import type { ClaimFact } from '@lqc/contracts';
import { SheetFacts } from '../wordings/sheet-facts.js';

/** Facts that record which of them a wording looked up: its sentence depends on exactly these. */
export class RecordedFacts extends SheetFacts {
  readonly asked = new Set<ClaimFact>();

  override find(address: FactAddress): ClaimFact | undefined {
    const fact = super.find(address);
    if (fact) this.asked.add(fact);
    return fact;
  }
}
