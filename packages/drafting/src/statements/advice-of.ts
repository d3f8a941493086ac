import type { Reading } from '@lqc/claims';
import {
  type ClaimFact,
  type ClaimMeasure,
  indicatorOf,
  LEAST_ANSWERS,
  mayTell,
  type Telling,
} from '@lqc/contracts';
import { advice } from '@lqc/phrases';
import { excludes, indicativeRange } from '@lqc/statistics';

/** What a fact of each measure tells about its group; null when it has no group of contacts. */
const TELLS: Record<ClaimMeasure, Telling | null> = {
  average: 'level',
  change: 'change',
  answers: 'count',
  'answer-count': 'count',
  'answer-share': 'share',
  'net-balance': 'level',
  contacts: 'count',
  companies: 'count',
  'company-share': 'share',
  'indicator-count': null,
};
const MOST_SEVERE_FIRST = Object.keys(LEAST_ANSWERS) as Telling[];
/** Words by which a sentence says that it is about what is expected. */
const EXPECTING = /p(?:ra|er)kira|ekspektasi|diharap|proyeksi/i;
const EXPECTED_INDICATOR = /^perkiraan /;

/**
 * Advice on a sentence by the rules for honest figures: groups too small for what is told of them, changes
 * called a rise or fall that cannot be told apart from none, expectations told as facts. It does not judge
 * truth and never changes a status. Indonesian sentences, each once; none for a contradicted claim, which
 * has worse to mend.
 *
 * Source: Bank of Canada, backgrounder of 2021 on small groups; `LEAST_ANSWERS`.
 */
export function adviceOf(sentence: string, readings: readonly Reading[]): string[] {
  const held = readings.filter(({ status }) => status !== 'contradicted');
  const facts = held.flatMap((reading) => reading.facts.map((fact) => ({ fact, reading })));
  const said = [
    ...tooSmall(facts.map(({ fact }) => fact)),
    ...facts
      .filter(({ fact, reading }) => reading.type !== 'stable' && isAroundNone(fact))
      .map(({ fact }) => advice.notToldApart(subjectOf(fact))),
    ...(EXPECTING.test(sentence) ? [] : facts)
      .filter(({ fact }) => fact.indicator !== null && EXPECTED_INDICATOR.test(fact.indicator))
      .map(({ fact }) => advice.expected(subjectOf(fact))),
  ];
  return [...new Set(said)];
}

/** For each group only the most severe advice. */
function* tooSmall(facts: readonly ClaimFact[]): Generator<string> {
  const told = new Set<string>();
  for (const what of MOST_SEVERE_FIRST)
    for (const fact of facts) {
      const group = subjectOf(fact);
      if (told.has(group) || !tells(fact, what) || mayTell(what, fact.n)) continue;
      told.add(group);
      yield advice.tooSmall(what, group, fact.n);
    }
}

/** Every statement about a group also counts it. */
function tells({ measure }: ClaimFact, what: Telling): boolean {
  const told = TELLS[measure];
  return told !== null && (told === what || what === 'count');
}

/** A change whose indicative range of 90 % includes 0. */
const isAroundNone = ({ measure, exact, se }: ClaimFact) =>
  measure === 'change' && se !== null && !excludes(indicativeRange(exact, se), 0);

const subjectOf = ({ indicator, sector }: ClaimFact) =>
  [indicator && indicatorOf(indicator).label, sector].filter(Boolean).join(', ') ||
  'Seluruh kontak';
