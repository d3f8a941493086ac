import type { Coverage, Evidence } from '@lqc/contracts';
import { type SentenceSpan, sentenceSpans } from '@lqc/language';
import { percentage } from '@lqc/statistics';
import type { FactSheet, Voice } from '../facts/fact-sheet.js';
import { contentWords } from './content-words.js';

/** Content words that a sentence must share with a narrative's sentence to be supported by it … */
const SHARED_WORDS = 3;
/** … and the part of the sentence's own content words that these must be. */
const SHARED_PART = 0.3;
const MOST_CONTACTS = 5;

interface Quotable {
  readonly voice: Voice;
  readonly quote: string;
  /** Its position among all sentences, in the order of `voices`. */
  readonly position: number;
}

/** Ids of the contacts that a sentence cites, given the sentence's position in the text. */
export type Citations = (sentence: SentenceSpan) => readonly string[];

/**
 * For each sentence of a text the contacts that support it, best first: contacts that it cites if
 * they share any content word with it, then those who share most. Each has at most one quote,
 * copied from the narrative; at most five contacts are given.
 */
export function findEvidence(
  text: string,
  { voices }: Pick<FactSheet, 'voices'>,
  citations: Citations,
): Evidence[] {
  const quotables = new Quotables(voices);
  return sentenceSpans(text).map((span): Evidence => {
    const words = contentWords(text.slice(span.start, span.end));
    const cited = new Set(citations(span));
    const isCited = ({ voice }: Quotable) => cited.has(voice.contactId);
    const matching = quotables
      .sharing(words)
      .filter(
        ([quotable, shared]) =>
          isCited(quotable) || (shared >= SHARED_WORDS && shared >= words.size * SHARED_PART),
      )
      .sort(
        ([a, sharedA], [b, sharedB]) =>
          Number(isCited(b)) - Number(isCited(a)) || sharedB - sharedA || a.position - b.position,
      );
    return { ...span, contacts: firstOfEachContact(matching.map(([quotable]) => quotable)) };
  });
}

/** How many sentences of a text have evidence, and which contacts support none of them. */
export function coverageOf(
  evidence: readonly Evidence[],
  { voices }: Pick<FactSheet, 'voices'>,
): Coverage {
  const withEvidence = evidence.filter(({ contacts }) => contacts.length > 0).length;
  const represented = new Set(
    evidence.flatMap(({ contacts }) => contacts.map((contact) => contact.contact_id)),
  );
  const names = new Map(voices.map(({ contactId, contact }) => [contactId, contact]));
  return {
    sentences: evidence.length,
    with_evidence: withEvidence,
    percentage: percentage(withEvidence, evidence.length),
    contacts: names.size,
    not_represented: [...names]
      .filter(([id]) => !represented.has(id))
      .map(([id, contact]) => ({ contact_id: id, contact })),
  };
}

/** The sentences of all narratives, indexed by their content words. */
class Quotables {
  readonly #byWord = new Map<string, Quotable[]>();

  constructor(voices: readonly Voice[]) {
    let position = 0;
    for (const voice of voices)
      for (const { start, end } of sentenceSpans(voice.narrative)) {
        const quote = voice.narrative.slice(start, end);
        const quotable = { voice, quote, position: (position += 1) };
        for (const word of contentWords(quote)) {
          const others = this.#byWord.get(word);
          if (others) others.push(quotable);
          else this.#byWord.set(word, [quotable]);
        }
      }
  }

  /** The sentences that share at least one of the words, with the number of shared words. */
  sharing(words: ReadonlySet<string>): [Quotable, shared: number][] {
    const shared = new Map<Quotable, number>();
    for (const word of words)
      for (const quotable of this.#byWord.get(word) ?? [])
        shared.set(quotable, (shared.get(quotable) ?? 0) + 1);
    return [...shared];
  }
}

function firstOfEachContact(quotables: readonly Quotable[]): Evidence['contacts'] {
  const contacts = new Map<string, Evidence['contacts'][number]>();
  for (const { voice, quote } of quotables) {
    if (contacts.size === MOST_CONTACTS) break;
    if (contacts.has(voice.contactId)) continue;
    const { contactId, contact, sheet, indicator } = voice;
    contacts.set(contactId, { contact_id: contactId, contact, sheet, indicator, quote });
  }
  return [...contacts.values()];
}
