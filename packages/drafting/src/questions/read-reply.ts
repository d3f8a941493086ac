import type { ChatBasis, Check, Citation, Fact } from '@lqc/contracts';
import { sentenceSpans } from '@lqc/language';
import { DECLINE_OPENING } from '@lqc/phrases';
import { findEvidence } from '../evidence/find-evidence.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import {
  type CitedText,
  citationsIn,
  revealCited,
  takeCitations,
} from '../model-text/citations.js';
import { firstFrom } from '../model-text/in-order.js';
import { checkReply } from './check-reply.js';
import type { FoundNarrative } from './found-narrative.js';
import { plainReply } from './plain-reply.js';
import type { QuestionFacts } from './question-facts.js';

/** A reply with everything that the data say of it. */
export interface ReadReply {
  readonly content: string;
  readonly citations: Citation[];
  readonly checks: Check[];
  /** The figures that the checks refer to. */
  readonly facts: Fact[];
  readonly basis: ChatBasis;
}

/** What a reply is held against. */
export interface ReplySources {
  readonly facts: QuestionFacts;
  readonly found: readonly FoundNarrative[];
  readonly pseudonyms: Pseudonyms;
  readonly contacts: readonly string[];
}

/**
 * Reads what a model has answered: plain, names put back, citations resolved. A citation stays
 * only where the contact said something like it, word for word quoted; the others are taken out.
 */
export function readReply(written: string, sources: ReplySources): ReadReply {
  const { facts, found, pseudonyms, contacts } = sources;
  const cited = revealCited(takeCitations(plainReply(written)), pseudonyms);
  const { content, citations } = withQuotes(cited, sources);
  const upTo = (bound: number) => firstFrom(citations, ({ start }) => start > bound);
  const evidence = sentenceSpans(content).map((span) => ({
    ...span,
    contacts: citations.slice(upTo(span.start - 1), upTo(span.end)),
  }));
  const isDeclined = content.startsWith(DECLINE_OPENING);
  const checked = checkReply(withoutCitations(content), facts.claims, {
    found,
    evidence,
    contacts,
  });
  const declined = isDeclined ? evidence[0]!.end : 0;
  // A quarter that is said to be missing is not named wrongly, and that something is missing was not told by anybody.
  const checks = checked.checks.filter(
    ({ kind, start }) =>
      !isDeclined || (kind !== 'quarter' && (kind !== 'words' || start >= declined)),
  );
  return {
    content,
    citations,
    checks,
    facts: checked.facts,
    basis: isDeclined ? 'declined' : basisOf(citations, checks),
  };
}

/** The same text with blanks for its citations, so that every place stays where it is. */
const withoutCitations = (content: string): string =>
  content.replace(/\[K\d+(?:, K\d+)*\]/g, (cited) => ' '.repeat(cited.length));

function withQuotes(
  { text, cited }: CitedText,
  { facts, found, pseudonyms }: ReplySources,
): Pick<ReadReply, 'content' | 'citations'> {
  const evidence = findEvidence(text, { voices: found }, citationsIn(cited, pseudonyms));
  const citations: Citation[] = [];
  let content = '';
  let from = 0;
  for (const { at, ids } of cited) {
    const before = text.slice(from, at);
    content += before;
    from = at;
    // A citation behind the full stop belongs to the sentence before it.
    const sentence = evidence[firstFrom(evidence, ({ start }) => start >= at) - 1];
    const known = [...new Set(ids)].flatMap((id): Omit<Citation, 'start' | 'end'>[] => {
      const interviews = pseudonyms.contactsOf(id);
      const [meant] = (sentence?.contacts ?? [])
        .filter((one) => interviews.includes(one.contact_id))
        .flatMap((said) => {
          const voice = found.find(
            (one) => one.contactId === said.contact_id && one.narrative.includes(said.quote),
          );
          return voice ? [{ id, ...said, quarter: voice.quarter }] : [];
        })
        .toSorted((a, b) => meantBy(before, b, facts) - meantBy(before, a, facts));
      return meant ? [meant] : [];
    });
    if (known.length === 0) continue;
    content += ' [';
    for (const [position, one] of known.entries()) {
      if (position > 0) content += ', ';
      citations.push({ ...one, start: content.length, end: content.length + one.id.length });
      content += one.id;
    }
    content += ']';
  }
  return { content: content + text.slice(from), citations };
}

/** How plainly the words before a citation mean this interview of a company: quoting it, naming its quarter. */
function meantBy(
  words: string,
  { quote, quarter }: Pick<Citation, 'quote' | 'quarter'>,
  { periods }: QuestionFacts,
): number {
  const period = periods[quarter];
  const namesIt = period !== undefined && words.includes(period);
  // Words without a period are of the current quarter.
  const isNow = quarter === 'now' ? 0.5 : 0;
  return (words.includes(quote.replace(/\.$/, '')) ? 2 : 0) + (namesIt ? 1 : isNow);
}

function basisOf(citations: readonly Citation[], checks: readonly Check[]): ChatBasis {
  const isFigured = checks.some(
    ({ kind, status }) => kind !== 'quarter' && (status === 'supported' || status === 'rounded'),
  );
  return isFigured || citations.length > 0 ? 'data' : 'none';
}
