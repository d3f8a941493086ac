import { companyName, type Statement } from '@lqc/contracts';
import { PhraseTree, type SentenceSpan, sentenceSpans } from '@lqc/language';
import { type AssertiveWords, assertionsIn } from './assertive-words.js';
import type { ClaimSheet } from './facts/sheet.js';
import { knownQuarters } from './items/periods.js';
import { readItems } from './items/read-items.js';
import type { Vocabulary } from './items/vocabulary.js';
import type { Reading } from './judging/reading.js';
import { Sources } from './narratives/matching/sources.js';
import { asPart, type Supported } from './narratives/matching/support.js';
import { type Context, MOST_ITEMS, readInContext, type Written } from './read-in-context.js';
import { topicAfter } from './references/topic-after.js';
import { type Topic, openingTopic } from './sentence/topic.js';

/** A longer sentence is left unchecked; no real claim needs this many characters. */
const MOST_CHARACTERS = 1500;

/** A report's longest chapter has some hundred sentences; beyond these nothing is read. */
const MOST_SENTENCES = 1000;

/** A statement with its claims as they were read, for whoever shows or renders them further. */
export interface ReadStatement extends Pick<Statement, 'start' | 'end' | 'status' | 'evidence'> {
  readonly readings: readonly Reading[];
}

/** Checks texts against a claim sheet; prepares it once. */
export class Checker {
  readonly #vocabulary: Vocabulary;
  readonly #sources: Sources;

  constructor(private readonly sheet: ClaimSheet) {
    const companies = companiesOf(sheet.contacts);
    this.#vocabulary = { quarters: knownQuarters(sheet.table.periods), companies };
    this.#sources = new Sources(sheet.said);
  }

  /**
   * Every sentence of a text with what it asserts and what the data say of it. The same text and
   * sheet give the same statements; the work is linear in the text's length.
   *
   * @param citedBy the contacts that a sentence cites; then only their words count for it
   */
  read(
    text: string,
    citedBy: (span: SentenceSpan) => readonly string[] = () => [],
  ): ReadStatement[] {
    let topic = openingTopic(this.sheet);
    return sentenceSpans(text).map((span, at) => {
      if (at >= MOST_SENTENCES) return unread(span);
      const { statement, next } = this.#readSentence(text, span, { topic, cited: citedBy(span) });
      // What a paragraph was held against, the next one is not.
      const isEnd = /^[ \t*]*\n\s*\n/.test(text.slice(span.end, span.end + 20));
      topic = isEnd ? { ...next, base: null } : next;
      return statement;
    });
  }

  /** What the words of a text mean to the checker, without holding them against the facts. */
  assertionsIn(text: string): AssertiveWords[] {
    return assertionsIn(text, this.#vocabulary);
  }

  #readSentence(
    text: string,
    span: SentenceSpan,
    { topic, cited }: { readonly topic: Topic; readonly cited: readonly string[] },
  ): { statement: ReadStatement; next: Topic } {
    if (span.end - span.start > MOST_CHARACTERS) return { statement: unread(span), next: topic };
    const context: Context = { sheet: this.sheet, topic };
    const written: Written = {
      text,
      items: readItems(text, span, this.#vocabulary),
      sources: this.#sources,
      cited: new Set(cited),
    };
    const { items, sentence, all, status, narrative } = readInContext(written, context);
    if (items.length > MOST_ITEMS) return { statement: unread(span), next: topic };
    return {
      statement: {
        ...span,
        status,
        readings: all.toSorted((a, b) => a.items[0]!.start - b.items[0]!.start),
        // Sentences that are wrong or left open get partial evidence only.
        evidence: (status === 'supported' ? narrative : narrative.map(asPart)).map(asEvidence),
      },
      next: topicAfter(items, topic, sentence, all),
    };
  }
}

const unread = (span: SentenceSpan) => ({ ...span, status: OPEN, readings: [], evidence: [] });
const OPEN = 'unchecked' as const;

const SHORTEST_NAME = 4;

/** Contacts by their names, and by the words that of all of them only theirs begins with: "Nusa Bahari". */
function companiesOf(contacts: readonly string[]): PhraseTree<string> {
  const companies = new PhraseTree<string>();
  const begun = new Map<string, string | null>();
  for (const name of contacts) {
    const { core } = companyName(name);
    if (core.length >= SHORTEST_NAME) companies.add(core, name);
    const words = core.split(' ');
    for (let length = 2; length < words.length; length += 1) {
      const opening = words.slice(0, length).join(' ');
      begun.set(opening, begun.has(opening) ? null : name);
    }
  }
  for (const [opening, name] of begun) if (name !== null) companies.add(opening, name);
  return companies;
}

const asEvidence = ({ source, support }: Supported) => ({
  contact_id: source.said.contactId,
  indicator: source.said.key,
  sentence: source.text,
  support,
});
