import type { Statement } from '@lqc/contracts';
import { type SentenceSpan, sentenceSpans } from '@lqc/language';
import { companyName } from '@lqc/survey';
import { adviceOf } from './advice/advice-of.js';
import { PhraseTree } from './language/phrase-tree.js';
import { counterVoices } from './narratives/counter-voices.js';
import { readNarrative } from './narratives/read-narrative.js';
import { Sources } from './narratives/sources.js';
import type { Supported } from './narratives/support.js';
import { withEarlierNames } from './reading/earlier-names.js';
import { isA } from './reading/item.js';
import { readItems } from './reading/items/read-items.js';
import type { Vocabulary } from './reading/items/vocabulary.js';
import { readFigures } from './reading/read-figures.js';
import { type Reading, unsure } from './reading/reading.js';
import { Sentence, type Topic } from './reading/sentence.js';
import type { ClaimSheet } from './reading/sheet.js';
import { statusOf } from './reading/status.js';
import { nameAgain, topicAfter } from './reading/topic.js';

/** A sentence longer than this is left unchecked: nobody's claim takes so many words. */
const MOST_CHARACTERS = 1500;

const MOST_ITEMS = 250;

/** A report's longest chapter has some hundred sentences; beyond these nothing is read. */
const MOST_SENTENCES = 1000;

/** A statement with its claims as they were read, for whoever shows or renders them further. */
export interface ReadStatement extends Omit<Statement, 'claims'> {
  readonly readings: readonly Reading[];
}

/** What a text is held against, made ready once. */
export class Checker {
  readonly #vocabulary: Vocabulary;
  readonly #sources: Sources;

  constructor(private readonly sheet: ClaimSheet) {
    const companies = new PhraseTree<string>();
    for (const name of sheet.contacts) {
      const { core } = companyName(name);
      if (core.length >= SHORTEST_NAME) companies.add(core, name);
    }
    this.#vocabulary = { periods: sheet.table.periods, companies };
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
    let topic: Topic = {
      indicator: this.sheet.indicator,
      sector: this.sheet.sector,
      period: null,
      base: null,
      indicators: [],
      sectors: [],
      company: null,
    };
    return sentenceSpans(text).map((span, at) => {
      if (at >= MOST_SENTENCES) return { ...blank(span), status: 'unchecked' };
      const { statement, next } = this.#readSentence(text, span, { topic, cited: citedBy(span) });
      topic = next;
      return statement;
    });
  }

  #readSentence(
    text: string,
    span: SentenceSpan,
    { topic, cited }: { readonly topic: Topic; readonly cited: readonly string[] },
  ): { statement: ReadStatement; next: Topic } {
    if (span.end - span.start > MOST_CHARACTERS)
      return { statement: { ...blank(span), status: 'unchecked' }, next: topic };
    const items = withEarlierNames(readItems(text, span, this.#vocabulary), topic);
    nameAgain(items, topic);
    if (items.length > MOST_ITEMS)
      return { statement: { ...blank(span), status: 'unchecked' }, next: topic };
    const sentence = new Sentence(items, this.sheet, topic);
    const readings = readFigures(sentence);
    const narrative = readNarrative(text, sentence, {
      figures: readings,
      sources: this.#sources,
      cited: new Set(cited),
    });
    const all = [...readings.map((one) => asComparedBefore(sentence, one)), ...narrative.readings];
    const status = statusOf(items, all);
    const counter = counterVoices(all, this.sheet);
    return {
      statement: {
        ...span,
        status,
        advice: adviceOf(text.slice(span.start, span.end), all),
        readings: all.sort((a, b) => a.items[0]!.start - b.items[0]!.start),
        evidence: narrative.evidence.map(asEvidence),
        counter,
      },
      next: topicAfter(items, topic, sentence),
    };
  }
}

const blank = (span: SentenceSpan) => ({
  ...span,
  advice: [],
  readings: [],
  evidence: [],
  counter: null,
});

const SHORTEST_NAME = 4;

const asEvidence = ({ source, support }: Supported) => ({
  contact_id: source.said.contactId,
  sentence: source.text,
  support,
});

const COMPARING = new Set<Reading['type']>(['change', 'stable', 'share_change', 'from_to', 'rank']);

/** A sentence that names no quarter may go on comparing with that of the sentence before. */
function asComparedBefore({ items, topic }: Sentence, reading: Reading): Reading {
  const isOpen = topic.base === 'last_year' && !items.some(isA('period'));
  return isOpen && COMPARING.has(reading.type) ? unsure(reading) : reading;
}
