import type { Statement } from '@lqc/contracts';
import { type SentenceSpan, sentenceSpans } from '@lqc/language';
import { companyName } from '@lqc/survey';
import { adviceOf } from './advice/advice-of.js';
import { type Assertion, assertionsIn } from './assertions.js';
import { PhraseTree } from './language/phrase-tree.js';
import { readAnswersOfThose } from './narratives/answers/answers-of-those.js';
import { counterVoices, saidByIndicator } from './narratives/counter-voices.js';
import { mayBeReport } from './narratives/contacts/reports.js';
import { readNarrative } from './narratives/read-narrative.js';
import { Sources } from './narratives/matching/sources.js';
import { asPart, type Supported } from './narratives/matching/support.js';
import type { ToldBefore } from './sentence/told.js';
import {
  type Context,
  isOpen,
  otherContexts,
  tells,
  tellsByFigures,
  pointedContext,
  todaysContext,
} from './references/contexts.js';
import { withCompaniesAgain } from './references/companies-again.js';
import { withEarlierNames } from './references/earlier-names.js';
import { withEarlierQuantity } from './references/earlier-quantity.js';
import { readExpectedNames } from './references/expected-names.js';
import { withFamilyNames } from './references/family-names.js';
import { isA, type Item, itemOf } from './items/item.js';
import { knownQuarters } from './items/periods.js';
import { readItems } from './items/read-items.js';
import type { Vocabulary } from './items/vocabulary.js';
import { leftOut } from './left-open/left-out.js';
import { readFigures } from './reading/read-figures.js';
import { type Reading, unsure } from './judging/reading.js';
import { Sentence } from './sentence/sentence.js';
import { type Topic, openingTopic } from './sentence/topic.js';
import type { ClaimSheet } from './facts/sheet.js';
import { withPointedQuarters } from './references/pointed-quarters.js';
import { readShortNames } from './references/short-names.js';
import { silentClaims } from './left-open/silent-claims.js';
import { readTwinNames } from './references/twin-names.js';
import { statusOf } from './judging/status.js';
import { nameAgain, topicAfter } from './references/topic-after.js';

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
  readonly #asked: ReturnType<typeof saidByIndicator>;

  constructor(private readonly sheet: ClaimSheet) {
    const companies = new PhraseTree<string>();
    for (const name of sheet.contacts) {
      const { core } = companyName(name);
      if (core.length >= SHORTEST_NAME) companies.add(core, name);
    }
    this.#vocabulary = { quarters: knownQuarters(sheet.table.periods), companies };
    this.#sources = new Sources(sheet.said);
    this.#asked = saidByIndicator(sheet.said);
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
      if (at >= MOST_SENTENCES) return { ...blank(span), status: 'unchecked' };
      const { statement, next } = this.#readSentence(text, span, { topic, cited: citedBy(span) });
      topic = next;
      return statement;
    });
  }

  /** What the words of a text mean for the checking; none of them is held against the facts. */
  assertionsIn(text: string): Assertion[] {
    return assertionsIn(text, this.#vocabulary);
  }

  #readSentence(
    text: string,
    span: SentenceSpan,
    { topic, cited }: { readonly topic: Topic; readonly cited: readonly string[] },
  ): { statement: ReadStatement; next: Topic } {
    if (span.end - span.start > MOST_CHARACTERS)
      return { statement: { ...blank(span), status: 'unchecked' }, next: topic };
    const context: Context = { sheet: this.sheet, topic, usualBase: 'before' };
    const written = readItems(text, span, this.#vocabulary);
    const read = (one: Context) => this.#readIn(one, text, written, cited);
    const likely = read(context);
    const { items, sentence } = likely;
    if (items.length > MOST_ITEMS)
      return { statement: { ...blank(span), status: 'unchecked' }, next: topic };
    const { all, status, narrative, told } = best(likely, context, read);
    const counter = counterVoices(all, this.sheet, this.#asked);
    return {
      statement: {
        ...span,
        status,
        advice: adviceOf(text.slice(span.start, span.end), all),
        readings: all.toSorted((a, b) => a.items[0]!.start - b.items[0]!.start),
        // What is wrong or left open is borne out by nobody as a whole.
        evidence: (status === 'supported' ? narrative : narrative.map(asPart)).map(asEvidence),
        counter,
      },
      next: { ...topicAfter(items, topic, sentence, all), told },
    };
  }

  #readIn(
    { sheet, topic, usualBase, isReport, isOfToday }: Context,
    text: string,
    written: readonly Item[],
    cited: readonly string[],
  ): InContext {
    // What a reader takes or names anew it must not have taken in another context.
    const own = written.map(itemOf);
    const again = withCompaniesAgain(own, topic);
    const dated = withPointedQuarters(again, { topic, sheet });
    const named = withEarlierNames(withFamilyNames(dated, sheet), topic);
    const items = withEarlierQuantity(named, { topic, sheet });
    nameAgain(items, topic);
    readShortNames(items, sheet);
    readTwinNames(items);
    readExpectedNames(items, { topic, sheet, isOfToday });
    const sentence = new Sentence(items, sheet, topic, usualBase, isReport);
    if (items.length > MOST_ITEMS)
      return { items, sentence, all: [], status: 'unchecked', narrative: [], told: topic.told };
    const readings = readAnswersOfThose(sentence) ?? readFigures(sentence);
    const {
      readings: reported,
      evidence,
      told,
    } = readNarrative(text, sentence, {
      figures: readings,
      sources: this.#sources,
      cited: new Set(cited),
    });
    const all = [...readings.map((one) => asComparedBefore(sentence, one)), ...reported];
    const status = statusOf(items, all);
    const left =
      status === 'supported'
        ? leftOut(sentence, all)
        : status === 'no_claim'
          ? silentClaims(sentence)
          : [];
    return {
      items,
      sentence,
      all: [...all, ...left],
      status: left.length > 0 ? 'unchecked' : status,
      narrative: evidence,
      told,
    };
  }
}

/** A sentence as it was read in one context. */
interface InContext {
  readonly items: readonly Item[];
  readonly sentence: Sentence;
  readonly all: readonly Reading[];
  readonly status: Statement['status'];
  readonly narrative: readonly Supported[];
  readonly told: ToldBefore;
}

/**
 * The likeliest reading, unless another context bears the whole sentence out by its figures, or what
 * contacts said bears out all of it.
 */
function best(
  likely: InContext,
  context: Context,
  read: (context: Context) => InContext,
): InContext {
  if (likely.status === 'supported') return likely;
  const pointed = pointedContext(likely.items, context);
  const ofPointed = pointed && read(pointed);
  if (ofPointed?.status === 'supported') return ofPointed;
  const others = likely.items.filter(tells).length > 1 ? otherContexts(likely.items, context) : [];
  for (const other of others) {
    const found = read(other);
    if (found.status === 'supported' && tellsByFigures(found.all)) return found;
  }
  const today = likely.status === 'contradicted' && todaysContext(likely.items, context);
  if (today) {
    const found = read(today);
    if (found.status === 'supported') return tellsByFigures(found.all) ? found : leftOpen(likely);
  }
  if (likely.status === 'contradicted' || !mayBeReport(likely.sentence)) return likely;
  const report = read({ ...context, isReport: true });
  return report.status === 'supported' ? report : likely;
}

/** What is right in another context is not wrong in the likeliest. */
function leftOpen(one: InContext): InContext {
  const all = one.all.map(unsure);
  return { ...one, all, status: statusOf(one.items, all) };
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

function asComparedBefore({ items, topic, usualBase }: Sentence, reading: Reading): Reading {
  const isAnyBase = usualBase === 'before' && isOpen(items, topic);
  const isHeldAgainst = COMPARING.has(reading.type) || items.some(isA('from'));
  return isAnyBase && isHeldAgainst ? unsure(reading) : reading;
}
