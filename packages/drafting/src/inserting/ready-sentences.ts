import { capital, labelOf } from '../prose/sentence.js';
import {
  type ClaimFact,
  INDICATOR_KEYS,
  type IndicatorKey,
  type InsertedClaim,
  LEAST_ANSWERS,
  mayTell,
  type ReadySentence,
  type ReadySentences,
  type RefusedSentence,
  type SentenceKind,
} from '@lqc/contracts';
import { decimal, readyPhrases } from '@lqc/phrases';
import { indicativeRange } from '@lqc/statistics';
import { toFact } from '../facts/to-fact.js';
import { offersOf } from '../slots/offers.js';
import { changeOf, type Facts, figure } from '../wordings/in-words.js';
import { aClaim, type ProposedClaim } from '../wordings/proposed-claim.js';
import { whereOf } from '../wordings/where.js';
import { quotesAbout } from '../reasons/quotes.js';
import type { SentenceTeller, ToldSentences } from './told-sentences.js';

const inserted = (
  type: InsertedClaim['type'],
  more: Partial<Omit<InsertedClaim, 'type'>>,
): InsertedClaim => ({ ...aClaim('level'), others: [], quote: null, ...more, type });

const KINDS: Readonly<Partial<Record<InsertedClaim['type'], SentenceKind>>> = {
  from_to: 'change',
  change: 'change',
  stable: 'change',
  change_range: 'change',
  compare_changes: 'change',
  count_by_direction: 'change',
  rank: 'rank',
  share: 'share',
  share_change: 'share',
  distribution: 'share',
  quantifier: 'share',
  ratio: 'share',
  response_rate: 'share',
  matched: 'matched',
  driver: 'sector',
  outcome: 'outcome',
  count: 'people',
  sum: 'people',
  reason: 'reason',
  quote: 'quote',
};
/** The order in which kinds are offered. */
const ORDER: readonly SentenceKind[] = [
  'level',
  'change',
  'year',
  'share',
  'rank',
  'matched',
  'sector',
  'outcome',
  'people',
  'reason',
  'quote',
];

function kindOf({ type, base, sector, indicator }: InsertedClaim, facts: Facts): SentenceKind {
  const kind = KINDS[type] ?? 'level';
  if (kind === 'change' && base === 'last_year') return 'year';
  return indicator && sector !== null && sector !== facts.claims.sector ? 'sector' : kind;
}

const MOST_QUOTES = 12;
const MOST_QUOTES_OF_EACH = 2;
const BASES = ['before', 'last_year'] as const;
/** Figures that are shown beside a sentence, at most. */
const MOST_FACTS = 8;

/**
 * The sentences that can be inserted into a part of a report as they are, and the changes that may not be
 * told, with the figures that show why.
 */
export function readySentences(teller: SentenceTeller): ReadySentences {
  const { facts, sheet } = teller;
  const shown = new Map<string, ClaimFact>();
  const seen = new Set<string>();
  const sentences = claimsOf(facts)
    .flatMap((claim): ReadySentence[] => {
      const told = teller.told(claim);
      const texts = told.texts.filter((text) => !seen.has(text));
      if (texts.length === 0) return [];
      for (const text of texts) seen.add(text);
      const own = factsShown(claim, told);
      for (const fact of own) shown.set(fact.id, fact);
      return [
        {
          kind: kindOf(claim, facts),
          claim,
          texts,
          n: [...told.n],
          facts: own.map(({ id }) => id),
        },
      ];
    })
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return {
    sentences,
    refused: refusedOf(facts, sentences),
    facts: [...shown.values()].map((fact) => toFact(fact, sheet.claims.table)),
  };
}

/** The figures of a sentence that are about what its claim is about. */
const factsShown = (
  { indicator, sector }: InsertedClaim,
  { facts }: ToldSentences,
): ClaimFact[] => {
  const own = facts.filter((one) => one.indicator === indicator && one.sector === sector);
  return (own.length > 0 ? own : facts).slice(0, MOST_FACTS);
};

function claimsOf(facts: Facts): InsertedClaim[] {
  const { indicator, sector, isProfile, table } = facts.claims;
  const proposed = offersOf(facts).map(({ claim }) => asInserted(claim));
  if (isProfile) return proposed;
  const keys = indicator ? [indicator] : INDICATOR_KEYS;
  const most = indicator ? MOST_QUOTES : MOST_QUOTES_OF_EACH;
  return [
    ...keys.flatMap((key) =>
      BASES.map((base) => inserted('change_range', { indicator: key, sector, base })),
    ),
    ...proposed,
    ...(sector === null
      ? keys.flatMap((key) => [
          inserted('matched', { indicator: key, base: 'before' }),
          inserted('outcome', { indicator: key, base: 'before' }),
          ...table.sectors.map((one) =>
            inserted('driver', { indicator: key, sector: one, base: 'before' }),
          ),
        ])
      : []),
    ...keys.flatMap((key) =>
      quotesAbout(facts, key)
        .slice(0, most)
        .map((quote) => inserted('quote', { indicator: key, sector, quote })),
    ),
  ];
}

const asInserted = (claim: ProposedClaim): InsertedClaim => ({
  ...claim,
  others: [...claim.others],
  quote: null,
});

/** Changes that no sentence may tell: too few answers, or indistinguishable from none. */
function refusedOf(facts: Facts, ready: readonly ReadySentence[]): RefusedSentence[] {
  const { indicator, sector, isProfile, table } = facts.claims;
  if (isProfile) return [];
  const keys: readonly IndicatorKey[] = indicator ? [indicator] : INDICATOR_KEYS;
  const sectors = indicator ? [sector, ...table.sectors.filter((one) => one !== sector)] : [sector];
  return sectors.flatMap((one) =>
    keys.flatMap((key) =>
      BASES.flatMap((base) => refusalOf({ key, sector: one, base }, facts, ready)),
    ),
  );
}

function refusalOf(
  { key, sector, base }: { key: IndicatorKey; sector: string | null; base: (typeof BASES)[number] },
  facts: Facts,
  ready: readonly ReadySentence[],
): RefusedSentence[] {
  const at = { indicator: key, sector } as const;
  const change = facts.find({ measure: 'change', ...at, base });
  const [now, then] = [
    facts.find({ measure: 'average', ...at }),
    facts.find({ measure: 'average', ...at, period: base }),
  ];
  const companies = sector === null ? null : facts.find({ measure: 'companies', sector });
  if (!change || !now || !then || change.value === 0) return [];
  // Of a group that reveals a firm nothing is told, not even its size.
  if (companies !== null && !mayTell('count', companies?.value ?? 0)) return [];
  if (!mayTell('count', change.n)) return [];
  const verb = change.value > 0 ? 'naik' : 'turun';
  const text = `${capital(labelOf(key))}${whereOf(sector, facts)} ${verb} dibandingkan dengan ${facts.period(base)}.`;
  const kind = sector !== facts.claims.sector ? 'sector' : base === 'last_year' ? 'year' : 'change';
  if (!mayTell('change', change.n)) {
    const reason = readyPhrases.tooFew(change.n, LEAST_ANSWERS.change);
    return [{ kind, text, reason, instead: null }];
  }
  if (changeOf(change) !== 'same' || change.se === null) return [];
  const { low, high } = indicativeRange(change.exact, change.se);
  const [from, to] = [low, high].map((end) => decimal(end, change.decimals));
  const instead = ready.findIndex(
    ({ claim }) =>
      claim.type === 'from_to' &&
      claim.indicator === key &&
      claim.sector === sector &&
      claim.base === base,
  );
  const reason = readyPhrases.sameAsThen(figure(then), figure(now), from!, to!);
  return [{ kind, text, reason, instead: instead === -1 ? null : instead }];
}
