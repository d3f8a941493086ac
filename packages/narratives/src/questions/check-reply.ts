import { sentenceSpans, type SentenceSpan } from '@lqc/analysis';
import type { Check, CheckStatus, Evidence, Fact } from '@lqc/contracts';
import { checkContacts } from '../check/check-contacts.js';
import { checkText } from '../check/check-text.js';
import type { CheckSheet } from '../facts/fact-sheet.js';
import { namesIn } from './names.js';
import type { FactScope, QuestionFacts } from './question-facts.js';

const OF_EVERYBODY = /\b(?:keseluruhan|seluruh|semua|secara\sumum|total|umumnya)\b/i;
const BEST_FIRST: readonly CheckStatus[] = ['supported', 'rounded', 'contradicted', 'unknown'];

/**
 * Holds a reply against the figures that it may state: a sentence about one sector against that
 * sector's, any other against everybody's. Companies are held against everybody interviewed.
 */
export function checkReply(
  text: string,
  facts: QuestionFacts,
  {
    evidence,
    contacts,
  }: { readonly evidence: readonly Evidence[]; readonly contacts: Iterable<string> },
): Check[] {
  let last: FactScope | null = null;
  const checks = sentenceSpans(text).flatMap((span) => {
    const sentence = text.slice(span.start, span.end);
    const own = scopesNamed(sentence, facts);
    const isOpen = own.length === 0 || OF_EVERYBODY.test(sentence);
    const scopes = [
      ...own,
      ...(own.length === 0 && last ? [last] : []),
      ...(isOpen ? [facts.scopes[0]!] : []),
    ];
    last = own.at(-1) ?? (OF_EVERYBODY.test(sentence) ? null : last);
    const quotes = evidence
      .filter((one) => one.start < span.end && one.end > span.start)
      .flatMap(({ contacts: said }) => said.map(({ quote }) => quote.toLowerCase()));
    // What a contact says of itself is no word about the average.
    const isOwnWord = ({ kind, text: word }: Check) =>
      kind === 'direction' && quotes.some((quote) => quote.includes(word.toLowerCase()));
    return bestOf(scopes.map((scope) => checkSpan(text, span, { scope, facts, evidence }))).filter(
      (check) => check.status !== 'contradicted' || !isOwnWord(check),
    );
  });
  checks.push(...checkContacts(text, contacts));
  return checks.sort((a, b) => a.start - b.start || a.end - b.end);
}

function scopesNamed(sentence: string, { scopes }: QuestionFacts): FactScope[] {
  const { sectors } = namesIn(sentence);
  return scopes.filter(({ sector }) => sector !== null && sectors.includes(sector));
}

function checkSpan(
  text: string,
  { start, end }: SentenceSpan,
  {
    scope,
    facts,
    evidence,
  }: {
    readonly scope: FactScope;
    readonly facts: QuestionFacts;
    readonly evidence: readonly Evidence[];
  },
): Check[] {
  const everybody = facts.scopes[0]!.facts;
  const sheet: CheckSheet = {
    chapter: 'tanya',
    subject: facts.subject,
    periods: facts.periods,
    facts: scope.sector === null ? scope.facts : [...scope.facts, ...everybody.filter(isProfile)],
    voices: [],
  };
  const here = evidence
    .filter((one) => one.start < end && one.end > start)
    .map((one) => ({ ...one, start: 0, end: end - start }));
  return checkText(text.slice(start, end), sheet, here).map((check) => ({
    ...check,
    start: check.start + start,
    end: check.end + start,
  }));
}

const isProfile = ({ kind }: Fact) => kind.startsWith('sector-') || kind.startsWith('orientation-');

/** Of the same place's checks the one that fits best. */
function bestOf(readings: readonly (readonly Check[])[]): Check[] {
  const best = new Map<string, Check>();
  for (const check of readings.flat()) {
    const place = `${check.kind} ${check.start} ${check.end}`;
    const other = best.get(place);
    const rank = ({ status }: Check) => BEST_FIRST.indexOf(status);
    if (!other || rank(check) < rank(other)) best.set(place, check);
  }
  return [...best.values()];
}
