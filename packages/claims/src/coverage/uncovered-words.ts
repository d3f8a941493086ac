import { stem } from '@lqc/language';
import { type Item, means } from '../items/item.js';
import { CITATION } from '../items/words.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Supported } from '../narratives/matching/support.js';
import { meaningStem } from '../narratives/matching/content-words.js';
import type { Sentence } from '../sentence/sentence.js';
import { BARE_PLURALS } from './bare-plurals.js';
import { isBorneOut } from './borne-out.js';
import { isOnOtherSide } from './course.js';
import { ELIDED_VERBS } from './elided-verbs.js';
import { isFalselyTied } from './false-ties.js';
import { OTHER_KINDS_OF_FIGURE } from './kind-of-figure.js';
import { MAY_STAY } from './may-stay.js';
import { OTHER_SPEAKERS } from './other-speakers.js';
import type { Asked, SaysMore } from './question.js';
import { UNREAD_NAMES } from './unread-names.js';
import { BOUND, isWordForWord, type Read } from './what-was-read.js';

const TOLD = new Set<Reading['type']>(['reason', 'contact']);

const OF_KIND = new Map<Item['is'], SaysMore[]>();
for (const { kinds, saysMore } of [
  ...UNREAD_NAMES,
  ...OTHER_KINDS_OF_FIGURE,
  ...OTHER_SPEAKERS,
  ...BARE_PLURALS,
  ...ELIDED_VERBS,
])
  for (const kind of kinds) OF_KIND.set(kind, [...(OF_KIND.get(kind) ?? []), saysMore as SaysMore]);

/**
 * The words of a sentence that say more than was read, or that nothing covers: no assertion, no report of a contact, no
 * entry in the list of words that may stay unread (`may-stay.ts`). A sentence is right only if there are none.
 */
export function uncoveredWords(
  text: string,
  sentence: Sentence,
  {
    readings,
    evidence,
  }: { readonly readings: readonly Reading[]; readonly evidence: readonly Supported[] },
): Reading[] {
  const { items } = sentence;
  const told = new Set<Item>();
  const taken = new Set<Item>();
  for (const reading of readings) {
    const isTold = reading.assertion === undefined && TOLD.has(reading.type);
    for (const item of reading.items) (isTold ? told : taken).add(item);
  }
  const facts = readings.flatMap((one) => one.facts);
  const read: Read = { sentence, readings, evidence, facts, taken, told };
  const said = new Set(evidence.flatMap(({ source }) => [...source.written]));
  const isSaid = (word: string) =>
    !OF_ALL.test(word) &&
    (said.has(word) ||
      (!isOtherNoun(word, said) &&
        evidence.some(
          ({ source }) => source.words.has(stem(word)) || source.stems.has(meaningStem(word)),
        )));
  // "Promosi akhir tahun": a time that stands word for word in a contact's narrative.
  const isTimeTold = ({ start, end }: Item): boolean => {
    const lead = items.findLast((one) => one.end <= start);
    const words = text.slice(lead?.start ?? start, end).toLowerCase();
    return isWordForWord(words, read);
  };
  const isBorne = (item: Item, phrase: string): boolean =>
    (told.has(item) && isTimeTold(item)) || isBorneOut(item, phrase, read);
  const left = items.filter((item, at) => {
    const asked: Asked = { ...read, item, items, at, lead: items[at - 1], next: items[at + 1] };
    if (OF_KIND.get(item.is)?.some((saysMore) => saysMore(asked))) return true;
    if (STAYING.test(`${item.word} ${item.last}`) && isOnOtherSide(item, read) === true)
      return true;
    if (isFalselyTied(item, read)) return true;
    if (taken.has(item) || BOUND.has(item.is)) return false;
    // "Dgn" is "dengan".
    const phrase =
      item.word === item.last ? item.word : text.slice(item.start, item.end).toLowerCase();
    if (item.is !== 'plain' && item.is !== 'break' && item.is !== 'other')
      return (
        !(told.has(item) ? TELLABLE(item, items[at + 1]) : item.used) && !isBorne(item, phrase)
      );
    // "Keduanya" was replaced by two names with a link between them.
    const isLink = item.is === 'break' && MAY_STAY.has(item.word);
    if (
      isLink ||
      MAY_STAY.has(phrase) ||
      (SILENT_MARK.test(phrase) && !OTHER_SCALE.test(phrase)) ||
      CITATION.test(phrase)
    )
      return false;
    const isOfSource = (word: string) => MAY_STAY.has(word) || isSaid(word);
    return !(told.has(item) && phrase.split(/\s+/).every(isOfSource)) && !isBorne(item, phrase);
  });
  return left.length > 0 ? [decided({ type: 'other', items: left }, null)] : [];
}
/** "Pengawasan" of "kawasan", "perjalanan" of "jalan": another noun of one root. */
function isOtherNoun(word: string, said: ReadonlySet<string>): boolean {
  const own = stem(word);
  const forms = NOUN.test(word) ? [...said].filter((one) => stem(one) === own) : [];
  return forms.length > 0 && forms.every((one) => NOUN.test(one) || one === own);
}
const NOUN = /an$/;
/** "Bertahan di bawah netral", "masih lemah": taken as where it lies, it is asked where it lay as well. */
const STAYING = /\b(?:masih|tetap|bertahan)\b/;
/** Whether a contact's words can support it: not a quarter, not a multiple, not a word for all contacts. */
const TELLABLE = (item: Item, next: Item | undefined) =>
  item.is !== 'period' &&
  item.is !== 'times' &&
  !(means(item, 'number') && item.meaning.number.unit !== 'persen' && next?.is === 'period') &&
  !(OF_ALL.test(item.word) && (item.is === 'measure' || next?.is === 'people'));

/** Quantities over all contacts, which no single contact's words can support. */
const OF_ALL =
  /^(?:umum|umumnya|rata-rata|semua|semuanya|seluruh|seluruhnya|merata|banyak|sedikit|jarang|sering)$/;
/** Marks that only part what they stand between; an arrow tells. */
const SILENT_MARK = /^[\p{P}\d\s|]*$/u;
const OTHER_SCALE = /^(?!1\D+5$)\d+ ?[-–—] ?\d+$/;
