import { LIKERT_SCALE, type QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { readAlike } from '../comparisons/alike.js';
import { readApartThen } from './apart-then.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import {
  decided,
  judge,
  judgeAll,
  type Reading,
  type Test,
  unsure,
} from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { isOfSize } from '../../judging/sizes.js';
import { heldBy, sizeOf } from './degree.js';
import { isEarlier, readEarlier } from './earlier.js';
import { quarterMovedInto, readMoveInto } from './into-quarter.js';
import { isExpected, readExpected } from './expected.js';
import { MOVING, readMovedMeasure } from './moved-measure.js';
import { readMovedShare, shareThatMoved } from './moved-share.js';
import { severalBefore } from './several.js';

/** Reads a word of direction that is said of an average: its sign, and how large it is said to be. */
export function readWay(sentence: Sentence, item: Item): Reading | null {
  const said = wayAt(sentence, item);
  if (!said) return null;
  if (means(item, 'more') && item.meaning.isOfCounts)
    return decided({ type: 'compare', items: said.items }, null);
  if (means(item, 'way') && (said.way === 0 ? staysAt(sentence, item) : liesAt(sentence, item))) {
    item.used = true;
    return null;
  }
  const alike = means(item, 'way') ? readAlike(sentence, item) : null;
  if (alike) return alike;
  const { table } = sentence.sheet;
  const size = sizeOf(sentence, item);
  const items = [...said.items, ...(size ? [size] : [])];
  const indicators = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  if (isExpected(sentence, item)) {
    const reading = readExpected(sentence, item, said.way, items);
    // "Lebih rendah dari realisasi triwulan ini" is held against something else than neutral.
    return means(item, 'more') ? decided({ type: 'change', items }, null) : reading;
  }
  const earlier = heldAgainstNow(sentence, item);
  if (earlier === null) return decided({ type: 'change', items }, null);
  const base = earlier ?? baseOf(sentence, item);
  const apart = readApartThen(sentence, item, said);
  if (apart) return apart;
  if (isEarlier(sentence, item)) return readEarlier(sentence, said, items);
  const shared = shareThatMoved(sentence, item);
  if (shared)
    return readMovedShare(sentence, {
      said,
      items: [...items, shared],
      category: shared.meaning.category,
      base,
    });
  const measured = sentence
    .clauseOf(item)
    .items.find((one) => means(one, 'measure') && MOVING.has(one.meaning.measure));
  if (measured && means(measured, 'measure'))
    return readMovedMeasure(sentence, { said, items, measured, base });
  const into = earlier === undefined ? quarterMovedInto(sentence, item) : null;
  if (into) return readMoveInto(sentence, said, { into, items });
  const at: FactAddress[] = sectors.flatMap((sector) =>
    indicators.keys.map((indicator) => ({ measure: 'change', indicator, sector, base })),
  );
  if (at.length === 0) return decided({ type: 'change', items }, null);
  const isGrowth = means(item, 'level');
  const test: Test = (fact) => {
    const way = earlier ? -said.way : said.way;
    const holds = isGrowth ? null : heldBy(fact, way, said.manner);
    if (holds === null) return null;
    if (said.isNegated) return !holds;
    return holds && size ? isOfSize(fact.value, size.meaning.size) : holds;
  };
  const type = said.way === 0 ? 'stable' : 'change';
  // "Jumlah kontak yang mengeluh bertambah": of people, unless the indicator stands beside it.
  const { items: beside } = sentence.clauseOf(item);
  const isOfContacts =
    !beside.some(isA('indicator')) &&
    sentence.before(item).some((one) => means(one, 'people') && one.meaning.who === 'kontak');
  if (isOfContacts) return unsure(judge({ type, items }, table, at, test));
  const all = severalBefore(sentence, item, { sectors, keys: indicators.keys });
  if (all) {
    const each = all.map((place) => ({ measure: 'change', base, ...place }) as const);
    return judgeAll({ type, items }, table, each, test);
  }
  return judge({ type, items }, table, at, test);
}

/**
 * "Ketika itu 3,14, sedikit lebih tinggi daripada posisi terkini": the earlier quarter is held against
 * the current one. Which quarter that is; null where it is not known, undefined for no such words.
 */
function heldAgainstNow(sentence: Sentence, item: Item): QuarterRole | null | undefined {
  if (!means(item, 'more')) return undefined;
  // "Setelah awal tahun yang lebih baik": that quarter, beside the present.
  const [yang, quarter] = sentence.before(item);
  const isOfThen = yang?.word === 'yang' && quarter && means(quarter, 'period');
  if (isOfThen && quarter.meaning.role !== 'now') return quarter.meaning.role;
  const after = sentence.after(item).filter((one) => !means(one, 'plain'));
  const [than, period] = after;
  if (!than || !period || !means(than, 'than') || !means(period, 'period')) return undefined;
  if (period.meaning.role !== 'now') return undefined;
  const number = sentence.items.filter(isA('number')).findLast(({ end }) => end <= item.start);
  const { role } = number ? periodOf(sentence, number) : { role: null };
  return role === 'now' ? null : role;
}

/** "Bertahan di atas netral": the level is told, not a change. "Stabil di atas netral" tells both. */
function staysAt(sentence: Sentence, item: Item): boolean {
  if (STABLE.test(item.last)) return false;
  const next = sentence.after(item).find((one) => !means(one, 'plain') && !means(one, 'size'));
  return (
    next !== undefined &&
    (means(next, 'category') || means(next, 'level') || ['tinggi', 'rendah'].includes(next.word))
  );
}

const STABLE = /^(?:stabil|stagnan|mendatar)$/;

/** "Terperosok di bawah netral", "terpuruk di 2,70": where it lies, once the figure bears the word out. */
function liesAt(sentence: Sentence, item: ItemOf<'way'>): boolean {
  if (!item.word.startsWith('ter')) return false;
  const [at, number] = sentence.after(item);
  if (!at) return false;
  const side = item.meaning.way > 0 ? 'above' : 'below';
  if (means(at, 'category')) return at.meaning.category === side;
  if (!['di', 'pada'].includes(at.word) || !number || !means(number, 'number')) return false;
  const { value, decimals, unit } = number.meaning.number;
  const apart = value - LIKERT_SCALE.neutral;
  return number.used && unit === null && decimals > 0 && Math.sign(apart) === item.meaning.way;
}
