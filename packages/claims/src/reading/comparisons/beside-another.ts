import { isA, type Item } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/**
 * "Hanya kalah dari permintaan domestik dan sama dengan …", "sama besarnya dengan kenaikan harga jual,
 * tetapi …": whether something else was set beside a name already, which then is no subject itself.
 */
export function isBesideAnother(sentence: Sentence, name: Item): boolean {
  const [link, word] = sentence
    .before(name)
    .filter((one) => !isA('plain')(one) && !isA('measure')(one) && !isA('way')(one));
  if (!link) return false;
  if (isA('more')(link) || isA('than')(link)) return true;
  return isA('from')(link) && word !== undefined && isA('more')(word);
}
