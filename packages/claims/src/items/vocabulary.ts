import type { QuarterRole } from '@lqc/contracts';
import type { PhraseTree } from '../language/phrase-tree.js';

/** What is special to one session: how its quarters are called, and who was interviewed. */
export interface Vocabulary {
  readonly periods: Readonly<Partial<Record<QuarterRole, string>>>;
  readonly companies: PhraseTree<string>;
}
