import { type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { nearRank, rankAmong } from './rank-among.js';

/**
 * "Tertinggi", "kedua terbesar", "penurunan terdalam": worked out over the whole set. "Kenaikan margin
 * usaha, sebesar 0,84 poin, merupakan yang tertinggi" may rank the rise or what rose, so it is
 * left open unless both ranks say the same.
 */
export function readRank(sentence: Sentence, item: ItemOf<'rank'>): Reading {
  const ofNearest = rankAmong(sentence, item, null);
  const subject = changeAsSubject(sentence, item);
  if (!subject || nearRank(sentence, item).some((one) => means(one, 'way'))) return ofNearest;
  const ofSubject = rankAmong(sentence, item, subject);
  return ofNearest.status === ofSubject.status || ofSubject.status === 'supported'
    ? ofSubject
    : decided({ type: 'rank', items: ofSubject.items }, null);
}

/** The noun of a change ("kenaikan", "penurunan") with which the sentence begins. */
function changeAsSubject({ items: [first] }: Sentence, item: Item): ItemOf<'way'> | null {
  const isNoun = first && /^(ke|pe)\p{L}+an(nya)?$/u.test(first.word) && first.end <= item.start;
  return isNoun && means(first, 'way') ? first : null;
}
