import { stem, type Token } from '@lqc/language';
import { isAdverb } from '../../bind/quarters.js';
import { isNextQuarter, type Item, means } from '../../items/item.js';
import { hasRate, isOfBase } from '../matching/given-rates.js';
import { isBesideAny } from './deeds.js';
import { CONTINUING, isContinued } from '../matching/going-on.js';
import { isSameNegation } from '../matching/negation.js';
import { type OwnStretch, toldIn } from '../matching/own-stretch.js';
import type { Rate } from '../matching/rates.js';
import { borrowsAt } from '../matching/interest.js';
import { isSameReason } from '../matching/given-reasons.js';
import { isCausedThatWay, causalDirectionIn } from '../matching/causal-direction.js';
import { hasSamePolarity } from '../matching/polarity.js';
import { placesIn, type Source, type Sources } from '../matching/sources.js';
import { asPart, supportAmong, type Supported } from '../matching/support.js';
import { stretchWords } from './stretch-words.js';
import { AS_DONE, isContradicted } from './contradiction.js';

const PLACING = new Set(['di', 'wilayah', 'daerah']);

/** Right, wrong, or left open. */
export type Verdict = boolean | null;

export interface Held {
  readonly verdict: Verdict;
  readonly evidence: readonly Supported[];
  readonly told: Source | null;
  /** All sentences that support it by themselves. */
  readonly bearing: readonly Source[];
  readonly rate: Rate | undefined;
}

/**
 * Checks a stretch against a contact's own narratives: right where one sentence says all of it; wrong where
 * the contact gives another figure, direction, base of comparison or reason for the same thing, or where
 * only somebody else said it.
 */
export function holdPart(text: string, stretch: OwnStretch, sources: Sources): Held {
  const whole = holdWhole(text, stretch, sources);
  const [main, ...placed] = stretchWords(text, stretch.items, stretch.keys).apart;
  if (whole.verdict !== null || !main || placed.length === 0) return whole;
  const first = holdWhole(text, { ...stretch, items: main }, sources);
  const others = placed.map((items) => holdWhole(text, { ...stretch, items }, sources));
  // "Naik 12,5 % karena libur, terutama suku cadang": where the contact told both in one sentence, in any order.
  const told = first.bearing.find((one) => others.every(({ bearing }) => bearing.includes(one)));
  if (!told) return whole;
  return { ...first, told, evidence: [first, ...others].flatMap(({ evidence }) => evidence) };
}

function holdWhole(text: string, stretch: OwnStretch, sources: Sources): Held {
  const { owner, items, keys, told } = stretch;
  const all = sources.of(owner);
  const isOfAny = !keys || isBesideAny(items);
  const mine = all.filter(({ said }) => isOfAny || said.key === null || keys.includes(said.key));
  const said = stretchWords(text, items, keys);
  const { asked, plain, interests, given, places } = said;
  const { rates } = said;
  // A rate is of the place that its own sentence names.
  const words = rates.length > 0 ? asked.words : withoutOwnPlace(asked.words, all);
  const [rate] = rates;
  const open: Held = { verdict: null, evidence: [], told: null, bearing: [], rate };
  // "Menekan kapasitas utilisasi", "naik, terhambat libur": the verb gives a direction too.
  const push = causalDirectionIn(items, keys);
  const goesOn = words.some(({ word }) => CONTINUING.test(word));
  const own = words.length === asked.words.length ? said.told : toldIn({ ...asked, words });
  const isSilent =
    own.telling.length === 0 && own.numbers.length === 0 && own.directions.length === 0;
  if (isSilent && goesOn) {
    const going = [told, ...mine].filter(
      (one) => one && isContinued(one) && hasSamePolarity(plain, one),
    );
    const holder = going.find((one) => one && isSameNegation(words, one));
    // "Dan diprakirakan tidak berlanjut" of what the same sentence says goes on.
    if (!holder) return { ...open, verdict: going.includes(told) ? false : null };
    return { ...open, verdict: true, told: holder };
  }
  if (isSilent) {
    // "Faktor yang sama disebut X", "X tidak termasuk": it remains open which factor or group is meant.
    const isTurned = mine.length > 0 && !mine.some((one) => hasSamePolarity(plain, one));
    const isOpen = isTurned || items.some((one) => means(one, 'cause') || means(one, 'not'));
    return { ...open, verdict: isOpen ? null : true, told };
  }
  if (mine.length === 0) return open;
  // Deeds match under any question; sentences under the stretch's own question come first.
  const isOfOwn = ({ said }: Source) =>
    keys !== null && said.key !== null && keys.includes(said.key);
  const alike = supportAmong(
    own,
    mine.toSorted((a, b) => Number(isOfOwn(b)) - Number(isOfOwn(a))),
  );
  // A contact may name a rate of interest under several questions; if it does so under this one, only that counts.
  const lenders = mine.filter((one) => isOfOwn(one) && one.interests.length > 0);
  const isExpected = items.some((one) => means(one, 'expected') || isNextQuarter(one));
  // "Pada triwulan laporan" of what is expected.
  const isRealised =
    items.some((one) => means(one, 'period') && one.meaning.role === 'now') ||
    (!isExpected && items.some(({ word }) => AS_DONE.test(word)));
  const base = own.directions.length > 0 ? said.base : null;
  // "Mengoptimalkan dua restoran", "kontrak kedua", "kontrak tahunan": how many, which and how often.
  const counted = items.flatMap((one, at) =>
    isCounting(one, rates.length > 0) && ![items[at - 1], items[at + 1]].some(isCounted)
      ? [stem(one.word)]
      : [],
  );
  const borne = alike.filter(
    ({ source, support }) =>
      support === 'full' &&
      isSameNegation(words, source) &&
      hasSamePolarity(plain, source) &&
      isCausedThatWay(source, push) &&
      isSameReason(given, source) &&
      isSamePlace(places, source) &&
      isOfBase(source, base, given.length > 0) &&
      rates.every((one) => hasRate(source, one, stretch.directionBefore)) &&
      interests.every((one) => borrowsAt(one, source.interests)) &&
      (interests.length === 0 || lenders.length === 0 || lenders.includes(source)) &&
      !(isRealised && source.isForecast) &&
      counted.every((one) => source.words.has(one)) &&
      (goesOn ? isContinued(source) : !isExpected || source.isForecast),
  );
  const bearing = borne.map(({ source }) => source);
  const whole = bearing.find((source) => source === told) ?? bearing[0];
  // One sentence proves it; others that share its words, perhaps without the rate, count as partial evidence.
  const evidence = alike.map((one) => (one.source === whole ? one : asPart(one)));
  if (whole) return { verdict: true, evidence, told: whole, bearing, rate };
  const unborne = { stretch, said, own, words, base, mine, evidence: alike };
  return { ...open, verdict: isContradicted(unborne, sources) ? false : null, evidence };
}

/** @param isRated whether an adverb of time is that of a rate */
const isCounting = (one: Item, isRated: boolean): boolean =>
  (means(one, 'number') && one.tokens?.every(({ kind }) => kind === 'word') === true) ||
  (means(one, 'ordinal') && !one.word.endsWith('nya')) ||
  (means(one, 'period') && isAdverb(one) && !isRated);
/** "Dua kontak", "kontak ketiga", "dua digit", "di satu sisi": no words of the contact's. */
const isCounted = (one: Item | undefined): boolean =>
  one !== undefined && (means(one, 'people') || /^(?:digit|sisi)$/.test(one.word));

/** Whether a sentence names none but the places of the stretch. */
const isSamePlace = (named: ReadonlySet<string>, { places }: Source): boolean =>
  places.size === 0 || [...named].every((one) => places.has(one));

/** Drops "di Badung" when the contact names that place in any of its sentences. */
function withoutOwnPlace(words: readonly Token[], own: readonly Source[]): Token[] {
  if (placesIn(words).size === 0) return [...words];
  const places = new Set(own.flatMap((one) => [...one.places]));
  return words.filter(
    ({ text, word }, at) =>
      !(PLACING.has(words[at - 1]?.word ?? '') && /^\p{Lu}/u.test(text) && places.has(word)),
  );
}
