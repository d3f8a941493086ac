import type { ClaimCategory } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { isAboutAnswers } from '../../dimensions/valid-answers.js';
import { type NumberItem, open } from '../bindings/binding.js';
import { isOrientation } from '../../facts/categories.js';

const MOVED = new Set([
  'kehilangan',
  'ketambahan',
  'bertambah',
  'berkurang',
  'menambah',
  'berselisih',
]);

/** "Bertambah tiga kontak": the word that makes a count one of how many more or fewer. */
export function changedCount(sentence: Sentence, item: NumberItem): Item | null {
  const lead = sentence.before(item).find((one) => !means(one, 'near') && one.word !== 'sebanyak');
  return lead && MOVED.has(lead.word) ? lead : null;
}

/** How many more or fewer than before: of a sector's contacts, of an orientation's companies. */
export function readCountChange(
  sentence: Sentence,
  {
    item,
    moved,
    own,
    category,
  }: {
    readonly item: NumberItem;
    readonly moved: Item;
    readonly own: readonly Item[];
    readonly category: ClaimCategory | null;
  },
): Reading {
  const items = [...own, moved];
  const type = 'count' as const;
  const way = wayAt(sentence, moved)?.way ?? (moved.word === 'kehilangan' ? -1 : null);
  const { sectors, isNamed } = sentence.sectorOf(item);
  const base = baseOf(sentence, item);
  const { table, isProfile } = sentence.sheet;
  const isOriented = category !== null && isOrientation(category);
  if (way === null || way === 0 || (category !== null && !isOriented)) return open(type, items);
  const isOfCompanies = isOriented || item.meaning.number.unit === 'perusahaan';
  const at = {
    measure: isOfCompanies ? 'companies' : 'contacts',
    ...(isOriented ? { category } : { sector: sectors[0] ?? null }),
  } as const;
  if (!isOriented && !isNamed && !isProfile && sectors[0] === null) {
    const answers = {
      measure: 'answers',
      indicator: sentence.indicatorOf(item).keys[0] ?? null,
    } as const;
    const [given, before] = [table.find(answers), table.find({ ...answers, period: base })];
    if (!given || !before || !isAboutAnswers(sentence, item)) return open(type, items);
    const isThat = (given.value - before.value) * way === item.meaning.number.value;
    return decided({ type, items }, isThat ? true : null, { facts: [given, before] });
  }
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  if (!now || !then) return open(type, items);
  const holds = (now.value - then.value) * way === item.meaning.number.value;
  return decided({ type, items }, holds ? true : isOriented || isNamed ? false : null, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}
