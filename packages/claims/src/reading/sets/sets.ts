import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { isOfName, namesAmong } from '../../dimensions/among.js';
import { kindOf } from '../../dimensions/subsets.js';
import { type Member, memberTest } from './member-tests.js';
import { isPartOfList, stretchBehind } from './stretches.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const ALONE = new Set(['hanya', 'cuma', 'satu-satunya', 'sendirian', 'kecuali', 'cuma', 'sekadar']);

/**
 * Sets of sectors and of indicators: "enam sektor yang skornya 4,00, antara lain …", "empat sektor
 * diwakili satu perusahaan", "hanya Margin Usaha yang lebih tinggi", "tidak ada sektor yang …". The
 * set is worked out over all of them. Right where it has as many as are said and all that are named;
 * what is said of it is left open where it does not fit, for it may be meant of fewer.
 */
export function readSets(sentence: Sentence): Reading[] {
  return [...readCountedSets(sentence), ...readSetsAlone(sentence), ...readEmptySets(sentence)];
}

function readCountedSets(sentence: Sentence): Reading[] {
  return sentence.all('number').flatMap((item): Reading[] => {
    if (item.used || !isCountOfSectors(sentence, item)) return [];
    if (sentence.before(item)[0]?.word === 'dari') return [];
    const stretch = stretchBehind(sentence, item, (one) => isAnotherCount(sentence, one));
    const found = setOf(sentence, item, 'sector', stretch);
    if (!found) return [];
    const names = stretch.filter(isA('sector')).map(({ meaning }) => meaning.sector);
    const isWithin = names.every((name) => found.members.has(name));
    const isPart = isPartOfList(stretch);
    const isFull = isPart || names.length === 0 || new Set(names).size === found.members.size;
    const holds = found.members.size === item.meaning.number.value && isWithin && isFull;
    if (!holds) return [];
    return [decided({ type: 'count', items: [item, ...found.items] }, true, { facts: [] })];
  });
}

/** "Hanya X dan Y yang …", where X and Y are all of whom it is true. */
function readSetsAlone(sentence: Sentence): Reading[] {
  const alone = sentence.items.find(({ word, used }) => ALONE.has(word) && !used);
  if (!alone || sentence.sheet.isProfile) return [];
  const behind = sentence.items.filter(({ start }) => start >= alone.end);
  const first = behind.find((one) => means(one, 'indicator') || means(one, 'sector'));
  const that = behind.findIndex(({ word }) => word === 'yang');
  const isLed = first !== undefined && first.start < (behind[that]?.start ?? 0);
  const led = ofOnlyOne(sentence, alone);
  if (led) return led;
  if (
    !first ||
    !isLed ||
    behind.some((one) => means(one, 'people') && one.meaning.who === 'kontak')
  )
    return [];
  const kind = means(first, 'sector') ? 'sector' : 'indicator';
  const said = besideFigure(behind.slice(that));
  const found = setOf(sentence, alone, kind, said);
  if (!found || said.some((one) => isA(kind)(one))) return [];
  // Which sectors lie on a side of neutral is read with how many there are.
  if (kind === 'sector' && found.items.some(isA('category'))) return [];
  const named = behind.slice(0, that).flatMap((one): string[] => {
    if (kind === 'sector' && means(one, 'sector')) return [one.meaning.sector];
    if (kind === 'indicator' && means(one, 'indicator')) return [...one.meaning.keys];
    return [];
  });
  const isSame =
    found.members.size === named.length && named.every((one) => found.members.has(one));
  return [decided({ type: 'rank', items: [alone, ...found.items] }, isSame ? true : null)];
}

/** "Yang berada di atas netral, dengan rata-rata 4,00": the figure is of whom it is true, not what is true of them. */
function besideFigure(said: readonly Item[]): readonly Item[] {
  const side = said.findIndex(isA('category'));
  const figure = said.findIndex(isA('number'));
  return side >= 0 && figure > side ? said.slice(0, figure) : said;
}

/** "X adalah satu-satunya sektor yang …": the name stands before. */
function ofOnlyOne(sentence: Sentence, alone: Item): Reading[] | null {
  const who = sentence.items.find(({ start }) => start >= alone.end);
  if (alone.word !== 'satu-satunya' || !who) return null;
  // "Persediaan (2,38) menjadi satu-satunya yang …": of the kind that was named last.
  const led = sentence.items.findLast(
    (one) => one.end <= alone.start && (means(one, 'sector') || means(one, 'indicator')),
  );
  const isThat = who.word === 'yang' && led !== undefined;
  if (!means(who, 'people') && !isThat) return null;
  const isOfSectors = means(who, 'people') ? who.meaning.who === 'sektor' : means(led!, 'sector');
  const kind = isOfSectors ? 'sector' : 'indicator';
  if (kind === 'indicator' && means(who, 'people') && who.meaning.who !== 'indikator') return null;
  const names = sentence.items.flatMap((one): string[] => {
    if (one.end > alone.start) return [];
    if (means(one, 'sector')) return kind === 'sector' ? [one.meaning.sector] : [];
    return means(one, 'indicator') && kind === 'indicator' ? [one.meaning.keys[0]!] : [];
  });
  const own = names.at(-1);
  const behind = sentence.items.filter(
    (one) => one.start >= who.end && sentence.clauseOf(one) === sentence.clauseOf(alone),
  );
  const found = names.length > 0 ? setOf(sentence, alone, kind, behind) : null;
  if (own === undefined || !found) return null;
  const isSame = found.members.size === 1 && found.members.has(own);
  return [decided({ type: 'rank', items: [alone, ...found.items] }, isSame ? true : null)];
}

/** "Tidak ada sektor yang menyentuh 5,00". */
function readEmptySets(sentence: Sentence): Reading[] {
  return sentence.items.flatMap((item, at): Reading[] => {
    if (!means(item, 'people') || !['sektor', 'indikator'].includes(item.meaning.who)) return [];
    const lead = sentence.items.slice(Math.max(0, at - 3), at);
    const not = lead.find((one) => means(one, 'not') || one.word === 'tanpa');
    const isNone = lead.every((one) => means(one, 'some') || means(one, 'plain') || one === not);
    if (!not || !isNone) return [];
    const kind = item.meaning.who === 'sektor' ? 'sector' : 'indicator';
    const stretch = sentence.items.slice(at + 1);
    const found = setOf(sentence, item, kind, stretch);
    if (!found || stretch.some((one) => isA(kind)(one))) return [];
    return [decided({ type: 'rank', items: [not, ...found.items] }, found.members.size === 0)];
  });
}

/** All of a kind of whom a stretch is true. */
function setOf(
  sentence: Sentence,
  item: Item,
  kind: 'sector' | 'indicator',
  stretch: readonly Item[],
): { readonly members: ReadonlySet<string>; readonly items: readonly Item[] } | null {
  const { sheet, topic } = sentence;
  if (kind === 'sector' && sheet.sector !== null) return null;
  const [indicator = null] =
    kind === 'sector' && !sheet.isProfile ? sentence.indicatorOf(item).keys : [];
  const own: IndicatorKey | null = topic.indicator ?? sheet.indicator;

  const who = sentence.items.findIndex((one) => one.start >= item.start && means(one, 'people'));
  const isMeant = who < 0 ? null : kindOf(sentence.items[who + 1]);
  const all: readonly Member[] =
    kind === 'sector'
      ? sheet.table.sectors.map((sector) => ({ sector, indicator }))
      : LIKERT_INDICATORS.filter(({ key }) => isMeant?.(key) ?? true).map(({ key }) => ({
          indicator: key,
          sector: sheet.sector,
        }));
  const subject: Member =
    kind === 'sector'
      ? { sector: topic.sector ?? '', indicator }
      : { indicator: own ?? 'domestik', sector: sheet.sector };
  const test = memberTest(sentence, stretch, subject);
  if (!test) return null;
  // "Di antara biaya energi dan upah, hanya upah yang …".
  const among = namesAmong(sentence, kind).filter(({ end }) => end <= item.start);
  const nameOf = (one: Member) => (kind === 'sector' ? one.sector : one.indicator) ?? '';
  const isAmong = (one: Member) => among.length === 0 || among.some((name) => isOfName(one, name));
  const members = all.filter((one) => isAmong(one) && test.holds(one)).map(nameOf);
  return { members: new Set(members), items: [...test.items, ...among] };
}

function isCountOfSectors(
  sentence: Sentence,
  { meaning: { number }, end }: ItemOf<'number'>,
): boolean {
  if (number.unit !== null || number.decimals > 0) return false;
  const all = sentence.items.filter(({ start }) => start >= end);
  // "Lima dari sebelas sektor": the whole is read for itself.
  const behind = all[0]?.word === 'dari' && all[1] && means(all[1], 'number') ? all.slice(2) : all;
  const [next] = behind;
  const isSectors = (one: Item | undefined) =>
    one !== undefined && means(one, 'people') && one.meaning.who === 'sektor';
  // "Sebelas sektor menjawab, tujuh di antaranya …".
  const isAmong =
    behind.slice(0, 2).some(({ word }) => word === 'antaranya') || next?.word === 'di antaranya';
  return (
    isSectors(next) || (isAmong && sentence.items.some((one) => isSectors(one) && one.end < end))
  );
}

const isAnotherCount = (sentence: Sentence, one: Item): boolean =>
  means(one, 'number') &&
  isCountOfSectors(sentence, one) &&
  sentence.before(one)[0]?.word !== 'dari';
