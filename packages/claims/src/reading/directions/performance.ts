import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../dimensions/ways.js';

const PERFORMANCE =
  /^(?:kinerja|performa|aktivitas|kegiatan|kondisi|perkembangan|geliat|tekanan|sisi)(?:nya)?$/;
const SHOWN =
  /^(?:ter?cermin|tergambar|terlihat|tampak|ditandai|ditunjukkan|terindikasi|sejalan|seiring|dengan|yang|didorong|ditopang)/;

/**
 * "Kinerja sektor konstruksi membaik, tercermin dari permintaan domestik yang meningkat", "tekanan
 * biaya menguat: biaya energi …": a judgement of the whole that the sentence itself founds on an
 * indicator behind it. Right where each indicator that it names went that way; left open where one
 * did not, for others may outweigh it. Null where nothing is founded so.
 */
export function readPerformance(sentence: Sentence, item: ItemOf<'way'>): Reading | null {
  const clause = sentence.clauseOf(item);
  const isNamed = clause.items.some(
    (one) => means(one, 'indicator') && one.meaning.keys.length === 1,
  );
  const lead = sentence.before(item);
  if (isNamed || !lead.some(({ word }) => PERFORMANCE.test(word))) return null;
  const named = sentence.items
    .filter(isA('indicator'))
    .filter(({ start, meaning }) => start >= item.end && meaning.keys.length === 1);
  const said = wayAt(sentence, item);
  if (named.length === 0 || !said || !isFounded(sentence, item, named[0]!)) return null;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const base = baseOf(sentence, named[0]!);
  const facts = [...new Set(named.flatMap(({ meaning }) => meaning.keys))].flatMap(
    (indicator) => sentence.sheet.table.find({ measure: 'change', indicator, sector, base }) ?? [],
  );
  const isSo = facts.length > 0 && facts.every(({ value }) => Math.sign(value) === said.way);
  return decided(
    { type: 'change', items: [...said.items] },
    isSo !== said.isNegated ? true : null,
    {
      facts,
    },
  );
}

/** "…, tercermin dari", "…:": what stands between the judgement and its ground. */
function isFounded(sentence: Sentence, { end }: Item, { start }: Item): boolean {
  const between = sentence.items.filter((one) => one.start >= end && one.end <= start);
  return between.some(
    (one) => SHOWN.test(one.word) || (means(one, 'break') && one.meaning.mark === ':'),
  );
}
