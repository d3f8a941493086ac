import { EXPECTATION_OF, type IndicatorKey } from '@lqc/contracts';
import type { Slot } from '../assertion.js';
import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import type { Sentence } from '../sentence/sentence.js';
import { stretchesOf } from './near.js';
import { slot, usual } from './slots.js';

/** A word that names something: the indicators or the sector it may mean; null for all contacts. */
interface Named<T> {
  readonly item: Item;
  readonly may: readonly T[];
}

type Kind = 'indicator' | 'sector';
type Value<K extends Kind> = K extends 'indicator' ? IndicatorKey | null : string | null;

/** What a word names; null for a word that names nothing of the kind. */
function nameIn<K extends Kind>(sentence: Sentence, item: Item, kind: K): Named<Value<K>> | null {
  type Values = readonly Value<K>[];
  if (kind === 'indicator')
    return means(item, 'indicator')
      ? { item, may: sentence.resolved(item.meaning.keys) as Values }
      : null;
  if (means(item, 'sector')) return { item, may: [item.meaning.sector] as Values };
  if (means(item, 'everybody')) return { item, may: [null] as Values };
  // "Sektor ini": the one that the text is about.
  const { sheet, topic, items } = sentence;
  const isThis =
    means(item, 'people') &&
    item.meaning.who === 'sektor' &&
    pointsBack(items[items.indexOf(item) + 1]);
  return isThis ? { item, may: [sheet.sector ?? topic.sector] as Values } : null;
}

/** Whether a name is only what something else is compared with: "dibandingkan Konstruksi". */
function isHeldAgainst(sentence: Sentence, name: Item): boolean {
  const next = sentence.after(name)[0];
  const goesOn = means(next, 'break');
  let isJoined = goesOn;
  for (const one of sentence.before(name)) {
    // "Berbeda dari permintaan, harga jual …": the comma ends the comparison.
    if (means(one, 'break') && one.word === ',' && !isJoined) return false;
    if (means(one, 'break') && one.word !== ',') isJoined = true;
    if (means(one, 'than') || means(one, 'more')) return true;
    const isListed =
      one.is === name.is || (means(one, 'break') && one.meaning.mark !== 'sedangkan');
    if (!isListed && !means(one, 'plain') && !means(one, 'measure') && !means(one, 'people'))
      return false;
    if (APART.test(one.word)) return true;
  }
  return false;
}
const APART = /^(?:selain|kecuali|berbeda|seperti|bersama|tanpa)$/;

function namesIn<K extends Kind>(sentence: Sentence, items: readonly Item[], kind: K) {
  return items.flatMap((item) => nameIn(sentence, item, kind) ?? []);
}

/** The list of names that ends with `last`, with nothing but list marks between them. */
function listUpTo<T>(sentence: Sentence, names: readonly Named<T>[], last: Named<T>) {
  const list = [last];
  for (const one of names.slice(0, names.indexOf(last)).toReversed()) {
    const between = sentence.items.filter(
      ({ start, end }) => start >= one.item.end && end <= list[0]!.item.start,
    );
    if (!between.every((mark) => means(mark, 'break') || LISTING.test(mark.word))) break;
    // "Keduanya": names that replaced one word and share its place.
    if (between.length === 0 && one.item.start !== list[0]!.item.start) break;
    list.unshift(one);
  }
  return list;
}
const LISTING = /^(?:baik|sektor|juga|indikator|dan|serta|lapangan usaha|pula|pada|di)$/;

/**
 * The subject of a part of a sentence in one dimension. Several slots when the subject is a list: the
 * assertion must be true of each.
 */
export function boundNames<K extends Kind>(
  sentence: Sentence,
  item: Item,
  kind: K,
  forced?: Item,
): readonly Slot<Value<K>>[] {
  const slots = namedSlots(sentence, item, kind, forced);
  if (kind === 'sector' || !sentence.has('expected')) return slots;
  // "Harga jual diprakirakan naik": may mean today's price or the expected one.
  return slots.map((one) => {
    const ahead = EXPECTATION_OF[(one.value ?? '') as IndicatorKey] as Value<K> | undefined;
    return ahead ? slot(one.value, one.origin, [...one.others, ahead], true) : one;
  });
}

function namedSlots<K extends Kind>(
  sentence: Sentence,
  item: Item,
  kind: K,
  forced?: Item,
): readonly Slot<Value<K>>[] {
  const given = forced && nameIn(sentence, forced, kind);
  if (given) return [slotOf(given)];
  const inBracket = sentence.clauseOf(item).outer !== null;
  const relative = ownerOf(sentence, item, kind);
  if (relative) return [slotOf(relative)];
  for (const [at, items] of stretchesOf(sentence, item).entries()) {
    const all = namesIn(sentence, items, kind);
    const free = all.filter((one) => !isHeldAgainst(sentence, one.item));
    // "Lebih tinggi daripada Konstruksi (3,40)": a figure in brackets belongs to the name right before it.
    const ahead = all.findLast((one) => one.item.end <= item.start);
    if (inBracket && at === 1 && ahead && isBeside(sentence, ahead.item, item))
      return [slotOf(ahead)];
    if (free.length > 0) return ofOwn(sentence, free, item);
  }
  // "Industri berada di tengah dengan 3,38": "dengan" may begin a reason, so the whole clause is searched.
  const whole = namesIn(sentence, sentence.clauseOf(item).items, kind).filter(
    (one) => one.item.end <= item.start && !isHeldAgainst(sentence, one.item),
  );
  if (whole.length > 0) return ofOwn(sentence, whole, item);
  return ofEarlier(sentence, item, kind);
}

/**
 * "Persediaan yang melonjak 0,85 poin", "rata-rata seluruh kontak yang tercatat 3,08": the name that a
 * relative clause describes, even when that name is only compared with.
 */
function ownerOf<K extends Kind>(sentence: Sentence, item: Item, kind: K) {
  const clause = sentence.clauseOf(item);
  const opener = (clause.outer ?? clause).items.find((one) => !means(one, 'break'));
  const isRelative = opener?.word === 'yang' && opener.start < item.start;
  // "Permintaan domestik, yang bertambah 0,86 poin": the name right before the comma.
  const ahead = isRelative
    ? sentence.items.filter(({ end }) => end <= opener.start).toReversed()
    : [];
  const before = [...sentence.before(item), ...ahead];
  const at = before.findIndex(({ word }) => word === 'yang');
  const isOwn = at >= 0 && before.slice(0, at).every((one) => isBetween(one));
  const isPassedBy = (one: Item) =>
    means(one, 'people') || means(one, 'period') || means(one, 'break');
  const named = isOwn ? before.slice(at + 1).find((one) => !isPassedBy(one)) : undefined;
  // "Di bawah realisasi harga jual sebesar 3,63".
  const beside = means(item, 'number')
    ? before.find((one) => !/^(?:sebesar|senilai|di|pada|level)$/.test(one.word))
    : undefined;
  for (const owner of [named, beside]) {
    const found = owner && nameIn(sentence, owner, kind);
    if (found && (isRelative || isHeldAgainst(sentence, owner))) return found;
  }
  return null;
}
const isBetween = isOneOf(
  'plain',
  'near',
  'direction',
  'size',
  'measure',
  'to',
  'from',
  'number',
  'period',
);

/** Whether only unimportant words stand between a name and an item. */
const isBeside = (sentence: Sentence, name: Item, item: Item): boolean =>
  sentence.items
    .filter(({ start, end }) => start >= name.end && end <= item.start)
    .every((one) => ASIDE.has(one.is));

const ASIDE = new Set<Item['is']>(['plain', 'open', 'near', 'period', 'measure', 'people']);

function ofOwn<T>(sentence: Sentence, names: readonly Named<T>[], item: Item): Slot<T>[] {
  const before = names.findLast((one) => one.item.end <= item.start);
  const near = before ?? names[0]!;
  const list = before ? listUpTo(sentence, names, before) : [near];
  const more = before ? [] : listUpTo(sentence, names, names.at(-1)!);
  const subject = list.length > 1 ? list : more.length === names.length ? more : list;
  const others = names.filter((one) => !subject.includes(one));
  return subject.map((one) =>
    slotOf(
      one,
      others.flatMap(({ may }) => may),
    ),
  );
}

function slotOf<T>({ may }: Named<T>, others: readonly T[] = []): Slot<T> {
  const [value, ...more] = may;
  return slot(value!, 'said', [...more, ...others], more.length > 0 || others.length > 0);
}

function ofEarlier<K extends Kind>(
  sentence: Sentence,
  item: Item,
  kind: K,
): readonly Slot<Value<K>>[] {
  const clause = sentence.clauseOf(item);
  const id = (clause.outer ?? clause).id;
  const earlier = sentence.clauses
    .slice(0, id)
    .filter(({ outer }) => outer === null)
    .map(({ items }) =>
      namesIn(sentence, items, kind).filter((one) => !isHeldAgainst(sentence, one.item)),
    );
  const last = earlier.findLast((names) => names.length > 0);
  const usuals = usualNames(sentence, kind);
  if (!last) {
    const [value, ...others] = usuals;
    if (value === undefined) return [usual(null as Value<K>)];
    // "Tanpa kenaikan, harga jual tercatat 3,92": of what the next clause names.
    const next = sentence.clauses.slice(id + 1).find(({ outer }) => outer === null)?.items[0];
    const isFronting = next && sentence.items[sentence.items.indexOf(next) - 1]?.word === ',';
    const later = (isFronting && nameIn(sentence, next, kind)?.may) || [];
    const isElsewhere = isLedElsewhere(sentence) || later.length > 0;
    return [slot(value, 'default', [...others, ...later], isElsewhere)];
  }
  const list = listUpTo(sentence, last, last.at(-1)!);
  const all = earlier.flat().flatMap(({ may }) => may);
  const own = list.length === last.length ? list : last.slice(0, 1);
  const isOpen = new Set(all).size > own.length;
  const others = [...all, ...(kind === 'sector' ? usuals : [])];
  return own.map(({ may }) =>
    slot(
      may[0]!,
      'carried',
      [...may.slice(1), ...(own.length > 1 ? [] : others)],
      isOpen || may.length > 1,
    ),
  );
}

/** "Angka tersebut turun", "harga jualnya", "pada triwulan sebelumnya tercatat 3,11": of what was told before. */
const isLedElsewhere = ({ items }: Sentence): boolean =>
  !items.some(isOfSubject) ||
  items.some(
    ({ is, word, last }, at) =>
      (FIGURE.test(word) && pointsBack(items[at + 1])) ||
      (word === 'indikator' && items[at + 1]?.word === 'tersebut') ||
      ((is === 'indicator' || is === 'measure') && last.endsWith('nya')),
  );
const isOfSubject = (one: Item): boolean =>
  isNaming(one) || (means(one, 'number') && one.meaning.number.unit !== null);
const isNaming = isOneOf('indicator', 'people', 'everybody', 'measure', 'direction', 'category');
const FIGURE = /^(?:angka|skor|rata-rata|nilai|capaian|posisi|level|kontak|responden)$/;

/** What a sentence without names may be about, the likeliest first. */
function usualNames<K extends Kind>({ sheet, topic }: Sentence, kind: K): readonly Value<K>[] {
  const names =
    kind === 'indicator'
      ? [topic.head?.indicator ?? null, topic.indicator, sheet.indicator].filter(
          (key) => key !== null,
        )
      : [topic.head?.sector ?? sheet.sector, topic.sector];
  const listed = kind === 'indicator' ? topic.indicators : topic.sectors;
  return [...new Set([...names, ...listed])] as readonly Value<K>[];
}

/** The slot of a word that names an indicator or a sector; undefined for other words. */
export const valueOf = (sentence: Sentence, item: Item): Slot<string | null> | undefined => {
  const one = nameIn(sentence, item, 'indicator') ?? nameIn(sentence, item, 'sector');
  return one ? slotOf<string | null>(one) : undefined;
};

export const isName = (item: Item): item is ItemOf<'indicator' | 'sector'> =>
  means(item, 'indicator') || means(item, 'sector');

/** The first meaning of a name; null for a word that is no name. */
export const nameOf = (one: Item): string | null =>
  means(one, 'sector') ? one.meaning.sector : means(one, 'indicator') ? one.meaning.keys[0]! : null;

/** "A (3,67), B (3,50), serta C (2,83)": the names behind the bracket of the first, each with one of its own. */
export function namesBehindBrackets(sentence: Sentence, name: Item): readonly Item[] {
  const behind = sentence.items.slice(sentence.items.indexOf(name) + 1);
  const isListed = (one: Item, at: number) => one.is === name.is && behind[at + 1]?.is === 'open';
  const isIn = (one: Item) => isAside(sentence, one) && !NEXT.test(one.word);
  const end = behind.findIndex((one, at) => !isListed(one, at) && !isIn(one));
  return behind.slice(0, end < 0 ? undefined : end).filter(isListed);
}

/** Words that lead to the next place of a ranking. */
export const NEXT = /^(?:disusul|diikuti|menyusul|dibayangi|disusul oleh|diikuti oleh)$/;

const isMark = isOneOf('plain', 'open', 'close');

/** Words that may stand between the names of one list: figures in brackets, list marks. */
export const isAside = (sentence: Sentence, one: Item): boolean =>
  isMark(one) ||
  (means(one, 'break') && /^(?:,|dan|serta|lalu|kemudian)$/.test(one.meaning.mark)) ||
  sentence.clauseOf(one).outer !== null;
