import type { FactAddress } from '../../facts/fact-table.js';
import { categoryOf } from '../../dimensions/categories.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** "Beberapa kontak melaporkan kenaikan": there are such answers. */
export function readSome(sentence: Sentence, item: ItemOf<'some'>): Reading | null {
  // "Ada 12 kontak yang …": they are counted.
  if (sentence.after(item).slice(0, 1).some(isA('number'))) return null;
  // "Tidak ada sektor yang …": a set of its own.
  const who = sentence.after(item).slice(0, 2).find(isA('people'));
  if (who?.meaning.who === 'sektor' || who?.meaning.who === 'indikator') return null;
  const clause = sentence.clauseOf(item);
  const candidates = clause.items.filter((one) => means(one, 'way') || means(one, 'category'));
  if (candidates.length === 0) return null;
  const found = categoryOf(sentence, item);
  if (!found || found.category.startsWith('domestic')) return null;
  const { table } = sentence.sheet;
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({
      measure: 'answer-count',
      indicator,
      sector,
      category: found.category,
    })),
  );
  if (at.length === 0) return null;
  // "Tak satu pun kontak kala itu": of another quarter, of which no count is asked here.
  const { role } = periodOf(sentence, item);
  const isOfThen = (role !== null && role !== 'now') || sentence.items.some(isThen);
  if (isOfThen) return decided({ type: 'quantifier', items: [item, ...found.items] }, null);
  const least = ['beberapa', 'sejumlah', 'sebagian'].includes(item.word) ? 2 : 1;
  return judge({ type: 'quantifier', items: [item, ...found.items] }, table, at, ({ value, n }) =>
    found.without ? n - value >= least : value >= least,
  );
}

const isThen = (one: Item) =>
  means(one, 'period') &&
  /^(?:ketika|kala|waktu|saat)$/.test(one.word) &&
  one.meaning.role !== 'now';
