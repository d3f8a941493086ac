import { LIKERT_SCALE } from '@lqc/contracts';
import { periodOf } from '../../dimensions/periods.js';
import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const SIDES = { above: 1, neutral: 0, below: -1 } as const;

/**
 * "Seluruh sektor berada di atas netral", "semua sektor pada level netral atau lebih tinggi": the
 * average of each of them, worked out over all that answered.
 */
export function readEverySector(
  sentence: Sentence,
  item: Item,
  level: keyof typeof SIDES,
): Reading | null {
  const { table, isProfile, sector } = sentence.sheet;
  const all = sentence.before(item).find((one) => isEvery(sentence, one));
  const [indicator] = sentence.indicatorOf(item).keys;
  if (!all || isProfile || sector !== null || !indicator) return null;
  const type = 'neutral_position' as const;
  const { role, isKnown } = periodOf(sentence, item);
  const [or, more] = sentence.items.slice(sentence.items.indexOf(item) + 1);
  const isOpen = or?.word === 'atau' && more !== undefined && means(more, 'more');
  const beyond = isOpen ? (more.meaning.comparison === 'more' ? 1 : -1) : null;
  const items = [item, all, ...(isOpen ? [more] : [])];
  const facts = table.sectors.flatMap(
    (one) =>
      table.find({ measure: 'average', indicator, sector: one, period: role ?? 'now' }) ?? [],
  );
  if ((isKnown && role === null) || facts.length < 2) return decided({ type, items }, null);
  const wrong = facts.filter(({ value }) => {
    const side = Math.sign(value - LIKERT_SCALE.neutral);
    return side !== SIDES[level] && side !== beyond;
  });
  return decided({ type, items }, wrong.length === 0, {
    facts,
    expected: wrong.map((fact) => table.label(fact)).join('; '),
  });
}

/** "Seluruh sektor", "setiap lapangan usaha". */
function isEvery(sentence: Sentence, one: Item): boolean {
  if (means(one, 'everybody')) return /^(?:seluruh|semua)$/.test(one.word);
  if (!means(one, 'quantifier') || one.meaning.quantifier.least !== 100) return false;
  const [who] = sentence.after(one);
  return who !== undefined && means(who, 'people') && who.meaning.who === 'sektor';
}
