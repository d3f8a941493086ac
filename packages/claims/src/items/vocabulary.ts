import { type PhraseTree } from '@lqc/language';
import type { KnownQuarter } from './periods.js';

/** What is special to one session: how its quarters are called, and who was interviewed. */
export interface Vocabulary {
  readonly quarters: readonly KnownQuarter[];
  readonly companies: PhraseTree<string>;
}
