import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf, periodOfSectors } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const ALONE = new Set(['hanya', 'cuma', 'satu-satunya', 'sendirian']);
const POINTING = new Set(['ini', 'itu', 'tersebut']);
const WHOLE = new Set(['dari', 'antara', 'di antara', 'seluruh']);
const SIDES = { above: 1, neutral: 0, below: -1 } as const;
type Side = keyof typeof SIDES;

/**
 * "Hanya Konstruksi yang berada di bawah netral", "hanya dua sektor yang rata-ratanya di atas
 * netral, yakni …": the sectors named are all those whose average lies on that side. Also reads how
 * many sectors a sentence speaks of.
 */
export function readSectorSets(sentence: Sentence): Reading[] {
  const counts = sentence.all('number').filter((item) => !item.used && isOfSectors(sentence, item));
  const alone = sentence.items.find(
    (one) => ALONE.has(one.word) && !one.used && !isOfScore(sentence, one),
  );
  const isSide = (item: Item): item is ItemOf<'category'> =>
    means(item, 'category') && item.meaning.category in SIDES;
  const behind = sentence.items.filter(({ start }) => alone && start >= alone.end).find(isSide);
  const side = behind ?? sentence.items.find(isSide);
  const named = sentence.all('sector');
  if (sentence.sheet.isProfile && named.length === 0)
    return counts.map((item) => readSectorsMet(sentence, item));
  if (sentence.sheet.isProfile || sentence.sheet.sector !== null) return [];
  if (alone && side && (named.length > 0 || counts.length > 0))
    return [readAlone(sentence, { alone, side, named, counts })];
  return counts.map((item) => readSectorCount(sentence, item, named));
}

/** "Konstruksi hanya memperoleh 2,00", "hanya sedikit di atas netral": it colours a figure. */
function isOfScore(sentence: Sentence, item: Item): boolean {
  const next = sentence.after(item).find((one) => !means(one, 'plain'));
  if (!next) return false;
  return means(next, 'size') || (means(next, 'number') && next.meaning.number.decimals > 0);
}

function isOfSectors(sentence: Sentence, item: Item): boolean {
  const next = sentence.after(item)[0];
  const { number } = (item as ItemOf<'number'>).meaning;
  const isPlainCount = number.unit === null && number.decimals === 0;
  return (
    isPlainCount && next !== undefined && means(next, 'people') && next.meaning.who === 'sektor'
  );
}

/** "Tersebar di 11 lapangan usaha". */
function readSectorsMet(sentence: Sentence, item: ItemOf<'number'>): Reading {
  const { table } = sentence.sheet;
  const { role } = periodOfSectors(sentence, item);
  const met = table.sectors.filter(
    (sector) => table.find({ measure: 'companies', sector, period: role ?? 'now' })?.value,
  );
  const isAll = !sentence.items.some((one) => ALONE.has(one.word) || means(one, 'rank'));
  const holds = isAll && met.length === item.meaning.number.value;
  return decided({ type: 'count', items: [item] }, holds ? true : null);
}

function averagesOf(sentence: Sentence, item: Item): ClaimFact[] {
  const [indicator] = sentence.indicatorOf(item).keys;
  const { role, isKnown } = periodOf(sentence, item);
  const { table } = sentence.sheet;
  if (!indicator || (isKnown && role === null)) return [];
  return table.sectors.flatMap(
    (sector) => table.find({ measure: 'average', indicator, sector, period: role ?? 'now' }) ?? [],
  );
}

function readAlone(
  sentence: Sentence,
  {
    alone,
    side,
    named,
    counts,
  }: {
    readonly alone: Item;
    readonly side: ItemOf<'category'>;
    readonly named: readonly ItemOf<'sector'>[];
    readonly counts: readonly ItemOf<'number'>[];
  },
): Reading {
  const way = SIDES[side.meaning.category as Side];
  const all = averagesOf(sentence, side);
  const meant = all.filter(({ value }) => Math.sign(value - LIKERT_SCALE.neutral) === way);
  const within = new Set([sentence.clauseOf(alone), sentence.clauseOf(side)]);
  const own = named.filter((one) => within.has(sentence.clauseOf(one)));
  const subjects = own.length > 0 ? own : named;
  const names = new Set(subjects.map(({ meaning }) => meaning.sector));
  const isWhole = (item: ItemOf<'number'>) => sentence.before(item)[0]?.word === 'dari';
  const count = counts.find((item) => !isWhole(item));
  const whole = counts.find(isWhole);
  const items = [alone, side, ...counts];
  const isSame = names.size === meant.length && meant.every(({ sector }) => names.has(sector!));
  const isCounted = !count || count.meaning.number.value === meant.length;
  const isAll = !whole || whole.meaning.number.value === all.length;
  if (all.length === 0) return decided({ type: 'rank', items }, null);
  const isNone = meant.length === 0;
  const holds = names.size > 0 ? isSame && isCounted && isAll : isCounted && isAll;
  // A name may be there for comparison: only what the set lacks or adds for sure is wrong.
  // "Hanya empat sektor itu", "pada A (2,60) serta B (1,00)": told before, or listed on behind its clause.
  const isOnlyOne = new Set(named.map(({ meaning }) => meaning.sector)).size === 1;
  const isThose = counts.some((one) => POINTING.has(sentence.after(one)[1]?.word ?? ''));
  const isWrong = isNone || (names.size === 1 && isOnlyOne && !isSame) || !isCounted;
  return decided({ type: 'rank', items }, holds ? true : isWrong && !isThose ? false : null, {
    facts: meant,
    expected: meant.map((fact) => sentence.sheet.table.label(fact)).join('; '),
  });
}

/** "Dari 12 sektor", "tiga sektor, yaitu A, B, dan C". */
function readSectorCount(
  sentence: Sentence,
  item: ItemOf<'number'>,
  named: readonly ItemOf<'sector'>[],
): Reading {
  const { value } = item.meaning.number;
  const isWhole = WHOLE.has(sentence.before(item)[0]?.word ?? '');
  const names = new Set(named.map(({ meaning }) => meaning.sector));
  const holds = isWhole ? averagesOf(sentence, item).length === value : names.size === value;
  return decided({ type: 'count', items: [item] }, holds ? true : null);
}
