import type { PhraseTree } from '../language/phrase-tree.js';
import type { KnownQuarter } from './periods.js';

/** What is special to one session: how its quarters are called, and who was interviewed. */
export interface Vocabulary {
  readonly quarters: readonly KnownQuarter[];
  readonly companies: PhraseTree<string>;
}
