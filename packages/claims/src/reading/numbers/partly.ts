import type { ClaimCategory } from '@lqc/contracts';
import { roundHalfUp } from '../../judging/equals.js';
import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { periodOf } from '../../dimensions/periods.js';
import type { NumberItem } from '../bindings/binding.js';

const WHOLLY = /^(?:sepenuhnya|penuh|murni|eksklusif|seluruhnya|semata-mata|semata|khusus)$/;
const PARTLY = /^(?:sebagian|sebahagian|sebagiannya|campuran|ganda|parsial|keduanya)$/;

/** "Baik sepenuhnya maupun sebagian", "murni atau ganda": the words that count both kinds together. */
function whollyAndPartly({ items }: Sentence): Item[] {
  const wholly = items.findIndex(({ word }) => WHOLLY.test(word));
  const [link, secara, said] = items.slice(wholly + 1);
  const partly = [secara, said].find((one) => one && PARTLY.test(one.word));
  return wholly >= 0 && link && means(link, 'break') && partly ? [items[wholly]!, partly] : [];
}

/**
 * "13 perusahaan atau 32,5 % berorientasi ekspor, baik sepenuhnya maupun sebagian": those who sell to
 * one market alone and those who sell to both. Null where the sentence does not count them together.
 */
export function readPartly(
  sentence: Sentence,
  item: NumberItem,
  category: ClaimCategory,
  items: readonly Item[],
): Reading | null {
  const words = whollyAndPartly(sentence);
  if (words.length === 0 || (category !== 'domestic' && category !== 'export')) return null;
  const { table } = sentence.sheet;
  const { role, isKnown } = periodOf(sentence, item);
  const type = 'sum' as const;
  const own = [...items, ...words];
  if (isKnown && role === null) return decided({ type, items: own }, null);
  const period = role ?? 'now';
  const facts = [category, 'both_markets' as const].flatMap(
    (one) => table.find({ measure: 'companies', category: one, period }) ?? [],
  );
  const count = facts.reduce((all, { value }) => all + value, 0);
  const { value, decimals, unit, of } = item.meaning.number;
  const whole = facts[0]?.n ?? 0;
  const figure = unit === 'persen' ? (count / whole) * 100 : count;
  const holds = roundHalfUp(figure, decimals) === value && (of === null || of === whole);
  return decided({ type, items: own }, facts.length === 2 ? holds : null, {
    facts,
    expected: facts.map((fact) => table.label(fact)).join('; '),
  });
}
