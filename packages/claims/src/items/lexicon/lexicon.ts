import { INDICATOR_NAMES, PhraseTree } from '@lqc/language';
import { QUANTIFIERS } from '../../language/thresholds.js';
import { TURNS } from '../../language/turns-of-speech.js';
import { addEvaluations } from './evaluations.js';
import type { Meaning } from '../item.js';
import { addCauses } from './causes.js';
import { addMarkets } from './markets.js';
import { addPhrases } from './phrases.js';
import { addQuarters } from './quarters.js';
import { addSectors } from './sectors.js';
import { addSides } from './sides-of-neutral.js';

/** A phrase that is added twice keeps its first meaning, so names are added before words of judgement. */
function lexicon(): PhraseTree<Meaning> {
  const tree = new PhraseTree<Meaning>();
  for (const name of Object.keys(QUANTIFIERS))
    tree.add(name, { is: 'quantifier', quantifier: QUANTIFIERS[name]! });
  for (const [names, keys] of INDICATOR_NAMES) tree.add(names, { is: 'indicator', keys });
  addSectors(tree);
  for (const turn of TURNS) tree.add(turn, { is: 'plain' });
  tree.add('akan tetapi', { is: 'break', mark: 'tetapi' });
  addQuarters(tree);
  addSides(tree);
  addMarkets(tree);
  addCauses(tree);
  addPhrases(tree);
  addEvaluations(tree);
  return tree;
}

/** The meanings of words that are the same in every session. */
export const LEXICON: PhraseTree<Meaning> = lexicon();
