import { asSentence } from '../prose/sentence.js';
import { draftNotes } from '@lqc/phrases';
import { ClaimCategory, isExpectation } from '@lqc/contracts';
import type { ProposedClaim } from '../wordings/proposed-claim.js';
import type { SheetFacts } from '../wordings/sheet-facts.js';
import { wordingsOf } from '../wordings/wordings-of.js';
import { withoutMarkup } from '../model-text/without-markup.js';
import type { ProposedSentence } from './answer.js';
import { cutAtSlots } from './slots-of.js';
import type { Manner } from './source-phrase.js';
import type { NumberedSentence } from './sources.js';

const { breaches } = draftNotes;
/** Replaces a slot that may not be told. */
const NOTHING = '…';

/** Wordings that fit the beginning of a sentence, but not its middle. */
const OPENS_SENTENCE =
  /^(?:secara (?:umum|tahunan|gabungan)|menurut lapangan usaha|pada [^,]+|dibandingkan [^,]+), /;
/** A quote is set apart by commas on both sides. */
const ENDS_APART = /(?:”| \[K\d+\])$/;
const GOES_ON = /^\s+\p{L}/u;

/** A proposed sentence with its claims and sources put into words. */
export interface WrittenOut {
  /** The writer's own words, around and between the slots. */
  readonly between: readonly string[];
  readonly cited: readonly NumberedSentence[];
  readonly claims: number;
  /** True when all its claims are expectations, so that the words around may say so. */
  readonly isAhead: boolean;
  /** Why slots cannot be filled; empty when all can. */
  readonly breaches: readonly string[];
  /** How many wordings there are. */
  readonly wordings: number;
  /** The sentence in one of them. */
  text(turn: number): string;
}

/** Where claims and sources are looked up. */
export interface SlotMeans {
  readonly facts: SheetFacts;
  readonly sources: ReadonlyMap<string, NumberedSentence>;
  readonly manner: Manner;
}

/**
 * Fills a sentence's slots from the facts and narratives. Claims and sources without a slot are ignored,
 * since they assert nothing.
 *
 * @param place index among the draft's sentences, so that neighbours are worded differently
 */
export function writtenOut(
  proposed: ProposedSentence,
  place: number,
  { facts, sources, manner }: SlotMeans,
): WrittenOut {
  const plain = withoutMarkup(proposed.text).replaceAll('**', '').replace(/\s+/g, ' ').trim();
  const { between, slots } = cutAtSlots(plain);
  const isMeant = ({ id }: { readonly id: string }) => slots.includes(id);
  const options = new Map<string, readonly string[]>();
  const found = new Set<string>();
  const claims = (proposed.claims ?? []).filter(isMeant);
  for (const claim of claims) {
    const told = wordingsOf(asClaim(claim, facts), facts);
    if (told.length === 0) found.add(breaches.claim);
    options.set(claim.id, told);
  }
  const cited: NumberedSentence[] = [];
  for (const { id, source, kind } of (proposed.quotes ?? []).filter(isMeant)) {
    const said = sources.get(source);
    options.set(id, said?.isQuotable ? manner.phrases(said, kind ?? 'event', cited) : []);
    if (said?.isQuotable) cited.push(said);
    else found.add(breaches.source);
  }
  const hasStray = between.some((piece) => /[{}]/.test(piece));
  if (hasStray || slots.some((id) => !options.has(id))) found.add(breaches.slot);
  if (plain === '') found.add(breaches.form);
  else if (slots.length === 0 && manner.tellsAlways) found.add(breaches.nothing);
  const phraseOf = (at: number, turn: number): string => {
    const all = options.get(slots[at] ?? '') ?? [];
    const within = all.filter((one) => !OPENS_SENTENCE.test(one));
    const isFirst = at === 0 && between[0] === '';
    const wordings = isFirst || within.length === 0 ? all : within;
    const phrase = wordings[(facts.turn + place + turn) % wordings.length] ?? NOTHING;
    return ENDS_APART.test(phrase) && GOES_ON.test(between[at + 1] ?? '') ? `${phrase},` : phrase;
  };
  return {
    between,
    cited,
    claims: claims.length,
    isAhead: claims.every(({ indicator }) => {
      const about = indicator ?? facts.claims.indicator;
      return about !== null && isExpectation(about);
    }),
    breaches: [...found],
    wordings: Math.max(1, ...[...options.values()].map(({ length }) => length)),
    text: (turn) =>
      tidied(
        between.map((piece, at) => piece + (at < slots.length ? phraseOf(at, turn) : '')).join(''),
      ),
  };
}

/** Dimensions that a model leaves open are the chapter's own. */
function asClaim(
  { type, indicator, sector, category, base, others }: Proposed,
  { claims }: SheetFacts,
): ProposedClaim {
  return {
    type,
    indicator: indicator ?? claims.indicator,
    sector: sector ?? claims.sector,
    category: ClaimCategory.safeParse(category).data ?? null,
    base,
    others: others ?? [],
  };
}

type Proposed = NonNullable<ProposedSentence['claims']>[number];

/** Removes superfluous spaces, and ends the sentence with one full stop. */
const tidied = (text: string): string =>
  asSentence(
    text
      .replace(/ ([,.;])/g, '$1')
      .trim()
      .replace(/\.$/, ''),
  );
