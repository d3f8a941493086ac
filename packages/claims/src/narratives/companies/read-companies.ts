import { isNextQuarter, type Item, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Comparison } from '../../language/thresholds.js';
import type { Sentence } from '../../sentence/sentence.js';
import { hasAnswered } from './own-answers.js';
import { isOfMore, namesIndicator } from '../matching/about.js';
import { bestOfEach } from './best-evidence.js';
import type { Rate } from '../matching/rates.js';
import type { Source, Sources } from '../matching/sources.js';
import type { Supported } from '../matching/support.js';
import { type Held, holdPart, type Verdict } from './hold-part.js';
import { sayingsOf } from './sayings.js';
import { isSupportedBySingleSource } from './single-source-support.js';

/** The verdict on all that a sentence says of companies, with its evidence. */
interface HeldSayings {
  readonly reading: Reading;
  readonly evidence: readonly Supported[];
}

/** What the parts before this one left: rate, company, and supporting sentences. */
interface BeforePart {
  readonly rate: Rate | undefined;
  readonly owner: string | null;
  /** For each company the sentence that supported its previous statement. */
  readonly sources: Map<string, Source>;
  /** For each company all sentences that supported the part before. */
  readonly bearing: ReadonlyMap<string, readonly Source[]>;
}

/**
 * Checks what a sentence says of the companies it names: each stretch against that company's own
 * narratives, each answer against its own score. Right when all of it is, wrong when a part is wrong, open
 * when a part compares companies, which no narrative does.
 */
export function readCompanies(
  text: string,
  sentence: Sentence,
  { zone, cited }: { readonly zone: readonly Item[]; readonly cited: ReadonlySet<string> },
  sources: Sources,
): HeldSayings {
  const parts = sayingsOf(text, sentence, zone);
  const isAlone = sentence.all('company').length <= 1;
  let before: BeforePart = {
    rate: undefined,
    owner: sentence.topic.company,
    sources: new Map(),
    bearing: new Map(),
  };
  const verdicts: Verdict[] = [];
  const shown: (readonly Supported[])[] = [];
  for (const part of parts) {
    const { about, items, standing, joined, owners } = part;
    const bearing = new Map<string, readonly Source[]>();
    let rate = before.rate;
    // "Hampir semua berupa skor 2, karena skor 1 hanya diberikan oleh A": not all of them are its own.
    const isOfSeveral = standing.answers.length > 1;
    // "A dan B memberi skor 2 dan 3": which of them gave which is not read.
    const isInTurn = owners.length > 1 && isOfSeveral;
    const isAhead = items.some(isNextQuarter);
    const isOfMany = standing.answers.length > 0 && (isAhead || isOfMore(items));
    if (standing.beside.length > 0 || isInTurn || isOfMany) verdicts.push(null);
    for (const one of owners) {
      const { said } = sentence.sheet;
      verdicts.push(
        ...(isInTurn ? [] : standing.answers).map((answer) =>
          hasAnswered(answer, one, { ...about, isSure: about.isSure && !isOfSeveral }, said),
        ),
      );
      const stretch = {
        owner: one,
        items: standing.rest,
        keys: about.keys,
        isSure: about.isSure,
        isAlone,
        directionBefore: before.rate?.direction ?? null,
        told: before.sources.get(one) ?? null,
      };
      const held = isCited(one, cited, sources) ? holdPart(text, stretch, sources) : OPEN;
      const isTorn = !isSupportedBySingleSource(
        joined,
        items,
        before.bearing.get(one) ?? [],
        held.bearing,
      );
      // "…, demikian pula B", "kapasitas utilisasi dan harga jual turun": the same is said of what is only named.
      const isBare =
        held.bearing.length === 0 &&
        standing.answers.length === 0 &&
        ((part !== parts[0] && before.owner !== one && !held.told) ||
          (parts.length > 1 && namesIndicator(items)));
      const isLeft =
        isBare || isTorn || isBounded(items) || isOfMore(items) || isSayingDenied(items);
      verdicts.push(held.verdict && isLeft ? null : held.verdict);
      shown.push(held.evidence);
      if (held.told) before.sources.set(one, held.told);
      bearing.set(one, held.bearing);
      rate = withTold(held, before.rate) ?? rate;
    }
    before = { rate, owner: owners.at(-1) ?? null, sources: before.sources, bearing };
  }
  return {
    reading: decided({ type: 'contact', items: zone }, verdictOf(sentence, verdicts)),
    evidence: bestOfEach(shown),
  };
}

function verdictOf(sentence: Sentence, verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return isUncertain(sentence) ? null : false;
  const isOpen = verdicts.length === 0 || verdicts.includes(null) || leadsToSeveral(sentence);
  return sentence.has('stranger') || isOpen ? null : true;
}

/** "Tidak menyampaikan bahwa …": what it denies having said it may have said. */
const isSayingDenied = (items: readonly Item[]): boolean =>
  items.some((one, at) => means(one, 'not') && means(items[at + 1], 'says'));

/** "Kenaikan 5 % dilaporkan A yang …, dan B yang …": the beginning applies to both. */
const leadsToSeveral = ({ items }: Sentence): boolean =>
  !means(items[0]!, 'company') &&
  items.filter((one, at) => means(one, 'company') && items[at + 1]?.word === 'yang').length > 1;

/** "Lebih dari 12 %", where the contact said "sekitar 12 %". */
const isBounded = (items: readonly Item[]): boolean =>
  items.some((one) => means(one, 'near') && BOUNDS.has(one.meaning.comparison));
const BOUNDS = new Set<Comparison>(['more', 'less', 'least', 'most']);

/** After a wrong sentence, a sentence without names may be about anybody. */
const isUncertain = (sentence: Sentence): boolean =>
  isOfOneOfThem(sentence) ||
  sentence.items.some(isSameAsBefore) ||
  (!sentence.has('company') && (sentence.topic.isWrong || sentence.items.some(isThatOne)));

/** "Kontak tersebut", "faktor yang sama": refers to an earlier sentence, not necessarily the last. */
const isThatOne = (one: Item, at: number, items: readonly Item[]): boolean =>
  (means(one, 'people') && pointsBack(items[at + 1])) || one.word === 'topik';
const isSameAsBefore = ({ word }: Item, at: number, items: readonly Item[]): boolean =>
  /^(?:faktor|alasan|sebab|penyebab)$/.test(word) &&
  items.slice(at + 1, at + 3).some((one) => /^(?:sama|serupa)$/.test(one.word));

/** "Yang pertama turun 6 %, yang kedua 15 %" with more than two companies: unclear which are meant. */
function isOfOneOfThem({ items, topic }: Sentence): boolean {
  const isNth = items.some((one, at) => {
    const lead = items[at - 1];
    const isCounted = means(lead, 'number');
    return (
      (means(one, 'ordinal') || one.word === 'terakhir') && (lead?.word === 'yang' || isCounted)
    );
  });
  const several = new Set(
    items.flatMap((one) => (means(one, 'company') ? [one.meaning.name] : [])),
  );
  const isOfMany = several.size > 1 || (several.size === 0 && topic.companies.length > 1);
  return isOfMany && (isNth || items.some(({ word }) => DIFFERING.test(word)));
}
const DIFFERING = /^(?:ber|di)?beda(?:-beda)?$|^(?:ber)?(?:ragam|variasi|lainan)$/;

const isCited = (owner: string, cited: ReadonlySet<string>, sources: Sources) =>
  cited.size === 0 || sources.of(owner).some(({ said }) => cited.has(said.contactId));

const OPEN: Held = { verdict: null, evidence: [], told: null, bearing: [], rate: undefined };

/** A rate with its own direction, else the narrative's, else that of the rate before it. */
const withTold = ({ rate, told }: Held, before: Rate | undefined): Rate | undefined => {
  if (!rate) return undefined;
  const own = told?.rates.find(({ written }) => written === rate.written);
  return {
    ...rate,
    direction: rate.direction ?? own?.direction ?? before?.direction ?? null,
    base: rate.base ?? own?.base ?? null,
  };
};
