import type { Coverage, Evidence } from '@lqc/contracts';
import { type SentenceSpan, sentenceSpans } from '@lqc/language';
import { percentage } from '@lqc/statistics';
import type { FactSheet, Voice } from '../facts/fact-sheet.js';
import { contentWords } from './content-words.js';

/** A sentence shares this many telling words with a narrative before it is said to rest on it. */
const SHARED_WORDS = 3;
/** And this part of its own telling words. */
const SHARED_PART = 0.3;
const MOST_CONTACTS = 5;

interface Quotable {
  readonly voice: Voice;
  readonly quote: string;
  /** Where it stands among all. */
  readonly place: number;
}

/** Which contacts a sentence cites, by its place in the text. */
export type Citations = (sentence: SentenceSpan) => readonly string[];

/**
 * For each sentence of a text the contacts it rests on: those it cites and whose words are like
 * it, else those whose words are most like it. Every quote is cut out of the narrative itself.
 */
export function findEvidence(
  text: string,
  { voices }: Pick<FactSheet, 'voices'>,
  citations: Citations = () => [],
): Evidence[] {
  const quotables = new Quotables(voices);
  return sentenceSpans(text).map((span): Evidence => {
    const words = contentWords(text.slice(span.start, span.end));
    const cited = new Set(citations(span));
    const isCited = ({ voice }: Quotable) => cited.has(voice.contactId);
    const alike = quotables
      .sharing(words)
      .filter(
        ([quotable, shared]) =>
          isCited(quotable) || (shared >= SHARED_WORDS && shared >= words.size * SHARED_PART),
      )
      .sort(
        ([a, sharedA], [b, sharedB]) =>
          Number(isCited(b)) - Number(isCited(a)) || sharedB - sharedA || a.place - b.place,
      );
    return { ...span, contacts: firstOfEach(alike.map(([quotable]) => quotable)) };
  });
}

/** How much of a text rests on contacts, and whom it leaves out. */
export function coverageOf(
  evidence: readonly Evidence[],
  { voices }: Pick<FactSheet, 'voices'>,
): Coverage {
  const withEvidence = evidence.filter(({ contacts }) => contacts.length > 0).length;
  const heard = new Set(evidence.flatMap(({ contacts }) => contacts.map((one) => one.contact_id)));
  const everybody = new Map(voices.map(({ contactId, contact }) => [contactId, contact]));
  return {
    sentences: evidence.length,
    with_evidence: withEvidence,
    percentage: percentage(withEvidence, evidence.length),
    contacts: everybody.size,
    not_represented: [...everybody]
      .filter(([id]) => !heard.has(id))
      .map(([id, contact]) => ({ contact_id: id, contact })),
  };
}

/** The sentences of narratives by the words in them: those that share none are not looked at. */
class Quotables {
  readonly #byWord = new Map<string, Quotable[]>();

  constructor(voices: readonly Voice[]) {
    let place = 0;
    for (const voice of voices)
      for (const { start, end } of sentenceSpans(voice.narrative)) {
        const quote = voice.narrative.slice(start, end);
        const quotable = { voice, quote, place: (place += 1) };
        for (const word of contentWords(quote)) {
          const others = this.#byWord.get(word);
          if (others) others.push(quotable);
          else this.#byWord.set(word, [quotable]);
        }
      }
  }

  /** Each that shares a word, with how many it shares. */
  sharing(words: ReadonlySet<string>): [Quotable, shared: number][] {
    const shared = new Map<Quotable, number>();
    for (const word of words)
      for (const quotable of this.#byWord.get(word) ?? [])
        shared.set(quotable, (shared.get(quotable) ?? 0) + 1);
    return [...shared];
  }
}

function firstOfEach(quotables: readonly Quotable[]): Evidence['contacts'] {
  const contacts = new Map<string, Evidence['contacts'][number]>();
  for (const { voice, quote } of quotables) {
    if (contacts.size === MOST_CONTACTS) break;
    if (contacts.has(voice.contactId)) continue;
    const { contactId, contact, sheet, indicator } = voice;
    contacts.set(contactId, { contact_id: contactId, contact, sheet, indicator, quote });
  }
  return [...contacts.values()];
}
