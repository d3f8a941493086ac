import { type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { aboutOf } from '../matching/about.js';
import { bestOfEach } from '../matching/best-evidence.js';
import type { Part } from './part.js';
import type { Verdict } from './hold-part.js';
import { type BeforePart, type OfSentence, readPart } from './read-part.js';
import { ANYBODY, type Sayings, sayingsOf } from './sayings.js';
import type { Sources } from '../matching/sources.js';
import type { Supported } from '../matching/support.js';
import { toldBefore, wayOfItems, withQuotes } from '../matching/told-before.js';
import type { Rate, ToldBefore } from '../../sentence/told.js';

/**
 * What a sentence says of the companies that it names: each stretch is held against what that very
 * company said, each answer against the one it gave, and what sets companies side by side against
 * the rates that all of them told. It is right where all of that is, wrong where a part is.
 */
export function readCompanies(
  text: string,
  sentence: Sentence,
  { zone, cited }: { readonly zone: readonly Item[]; readonly cited: ReadonlySet<string> },
  sources: Sources,
): HeldSayings & {
  /** What it leaves told, for the sentences behind it. */
  readonly told: ToldBefore;
} {
  const sayings = sayingsOf(text, sentence, zone);
  const held = holdSayings(text, sentence, { sayings, cited }, sources);
  const all = sayings.isSameReason
    ? sayings.told
    : toldBefore(text, withQuotes(sentence, zone), sentence.topic.told);
  return { ...held, told: { ...all, rates: held.rate ? [held.rate] : all.rates } };
}

/** What the data say of all that a sentence says of companies. */
interface HeldSayings {
  readonly reading: Reading;
  readonly evidence: readonly Supported[];
  /** The last rate that it told. */
  readonly rate: Rate | undefined;
}

/** Holds what a sentence says against the words of those whom it names, or of `owner` where it names nobody. */
export function holdSayings(
  text: string,
  sentence: Sentence,
  {
    sayings: { zone, parts, inOrder },
    cited,
    owner = null,
  }: {
    readonly sayings: Sayings;
    readonly cited: ReadonlySet<string>;
    readonly owner?: string | null;
  },
  sources: Sources,
): HeldSayings {
  const { topic } = sentence;
  const ownersOf = (part: Part) => part.owners.map((one) => (one === ANYBODY ? owner! : one));
  const ofSentence: OfSentence = {
    text,
    sentence,
    sources,
    everybody: [...new Set(parts.flatMap(ownersOf))],
    isAlone: owner !== null || sentence.all('company').length <= 1,
    isOfAnybody: owner !== null,
    inOrder,
    isCited: (one) => isCited(one, cited, sources),
  };
  let before: Omit<BeforePart, 'told'> = {
    rate: undefined,
    owner: topic.company,
    beside: null,
    sources: new Map(),
    bearing: new Map(),
  };
  // What parts share is set beside what went before all of them: "kenaikan yang lebih kecil: A (5 %), B (3 %)".
  let head: { at?: number | undefined; rate?: Rate | undefined; told: ToldBefore } = {
    told: topic.told,
  };
  const verdicts: Verdict[] = [];
  const shown: (readonly Supported[])[] = [];
  for (const part of parts) {
    const isBehind = part !== parts[0];
    if (part.head === undefined || part.head !== head.at)
      head = { at: part.head, rate: before.rate, told: part.told };
    const saying = { ...part, owners: ownersOf(part), told: head.told };
    const read = readPart(saying, { ...before, rate: head.rate, isBehind }, ofSentence);
    verdicts.push(...read.verdicts);
    shown.push(...read.evidence);
    before = read.next;
  }
  if (before.beside) verdicts.push(null);
  verdicts.push(...holdsDirections(zone, parts));
  const isStranger = sentence.has('stranger');
  // Rates of interest are told once for all questions, in ranges and of others' credits.
  const last = parts.at(-1)?.about ?? aboutOf(sentence, sentence.items);
  const isOfInterest = last.indicator === 'pembiayaan dan suku bunga';
  const verdict = verdicts.includes(false)
    ? isUncertain(sentence) || isOfInterest
      ? null
      : false
    : isStranger || verdicts.length === 0 || verdicts.includes(null)
      ? null
      : true;
  return {
    reading: decided({ type: 'contact', items: zone }, verdict),
    evidence: bestOfEach(shown),
    rate: before.rate,
  };
}

/** "Bergerak ke tiga arah: stabil di A, turun di B, naik di C": as many as its parts tell of. */
function holdsDirections(items: readonly Item[], parts: readonly Part[]): Verdict[] {
  const count = items.find(
    (one, at): one is ItemOf<'number'> => means(one, 'number') && items[at + 1]?.word === 'arah',
  );
  if (!count) return [];
  const ways = new Set(parts.map((part) => wayOfItems(part.items)));
  return [(!ways.has(null) && ways.size === count.meaning.number.value) || null];
}

/** Whom it speaks of is anybody's guess, where it names nobody and the sentence before was wrong. */
const isUncertain = (sentence: Sentence): boolean =>
  isOfOneOfThem(sentence) || (sentence.topic.isWrong && !sentence.has('company'));

/**
 * "Yang pertama turun sekitar 6 %, yang kedua 15 %" of more than two, "alasannya beda-beda, dari … sampai
 * …": each part is of one of those who were named, and nothing says certainly of which.
 */
const isOfOneOfThem = ({ items, topic }: Sentence): boolean => {
  const isNth = items.some((one, at) => means(one, 'ordinal') && items[at - 1]?.word === 'yang');
  const several = new Set(
    items.flatMap((one) => (means(one, 'company') ? [one.meaning.name] : [])),
  );
  const isOfMany = several.size > 1 || (several.size === 0 && topic.companies.length > 1);
  return isOfMany && (isNth || items.some(({ word }) => DIFFERING.test(word)));
};
const DIFFERING = /^(?:ber|di)?beda(?:-beda)?$|^(?:ber)?(?:ragam|variasi|lainan)$/;

const isCited = (owner: string, cited: ReadonlySet<string>, sources: Sources) =>
  cited.size === 0 || sources.of(owner).some(({ said }) => cited.has(said.contactId));
