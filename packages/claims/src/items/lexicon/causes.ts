import { type PhraseTree } from '@lqc/language';
import { listed } from './listed.js';
import type { Meaning } from '../item.js';

const CAUSE_LEADS = listed('terutama|utamanya|khususnya|antara lain|sebagian|juga|turut|lebih');

const CAUSES = listed(
  'karena|akibat|disebabkan|didorong|dipicu|ditopang|dipengaruhi|lantaran|berkat|disumbang|didukung|dikarenakan|dikaitkan dengan',
);

/** "Terutama karena": words before a word of cause become part of it. */
export function addCauses(tree: PhraseTree<Meaning>): void {
  for (const lead of CAUSE_LEADS)
    for (const cause of CAUSES) tree.add(`${lead} ${cause}`, { is: 'cause' });
}
