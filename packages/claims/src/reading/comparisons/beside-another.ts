import { type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/**
 * "Hanya kalah dari permintaan domestik dan sama dengan …", "sama besarnya dengan kenaikan harga jual,
 * tetapi …": whether something else was set beside a name already, which then is no subject itself.
 */
export function isBesideAnother(sentence: Sentence, name: Item): boolean {
  const [link, word] = sentence
    .before(name)
    .filter((one) => !means(one, 'plain') && !means(one, 'measure') && !means(one, 'way'));
  if (!link) return false;
  if (means(link, 'more') || means(link, 'than')) return true;
  return means(link, 'from') && word !== undefined && means(word, 'more');
}
