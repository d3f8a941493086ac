import type { Statement } from '@lqc/contracts';
import { type SentenceSpan, sentenceSpans } from '@lqc/language';
import { companyName } from '@lqc/survey';
import { PhraseTree } from './language/phrase-tree.js';
import { readNarrative } from './narratives/read-narrative.js';
import { Sources } from './narratives/sources.js';
import { counterVoices } from './narratives/counter-voices.js';
import type { Supported } from './narratives/support.js';
import {
  readComparison,
  readQuantifier,
  readRank,
  readSome,
  readStatus,
} from './reading/groups.js';
import { readLevelWord, readWay } from './reading/directions.js';
import { isCertain } from './reading/certainty.js';
import { readMultiples } from './reading/multiples.js';
import { readSectorSets } from './reading/sector-sets.js';
import { readSums } from './reading/sums.js';
import { readSpread } from './reading/spread.js';
import { readMoved } from './reading/moved.js';
import { readSign } from './reading/signs.js';
import { isOfPeople, readNumber } from './reading/numbers.js';
import { withEarlierNames } from './reading/earlier-names.js';
import { type Item, isA, type ItemOf } from './reading/item.js';
import { readQuantityChanges } from './reading/quantities.js';
import { readItems, type Vocabulary } from './reading/read-items.js';
import { decided, type Reading, unsure } from './reading/reading.js';
import { likelyBindings, respectiveBindings, sharedBindings } from './reading/respectively.js';
import { Sentence, type Topic } from './reading/sentence.js';
import type { ClaimSheet } from './reading/sheet.js';

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
        advice: [],
        readings: all.sort((a, b) => a.items[0]!.start - b.items[0]!.start),
        evidence: narrative.evidence.map(asEvidence),
        counter,
      },
      next: topicAfter(items, topic, sentence),
    };
  }
}

/** What can be expected: with none of these, a word of the future is about the report's own work. */
const EXPECTABLE = new Set<Item['meaning']['is']>([
  'number',
  'way',
  'level',
  'category',
  'more',
  'rank',
  'quantifier',
  'other',
]);
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

/** The claims that figures decide. */
function readFigures(sentence: Sentence): Reading[] {
  const isNamed = sentence.items.some((item) => isA('company')(item) || isA('stranger')(item));
  if (isNamed || sentence.isRated) return readNamed(sentence);
  const bound = respectiveBindings(sentence);
  const shared = sharedBindings(sentence);
  const likely = likelyBindings(sentence);
  const isOpinion = !sentence.items.some(({ meaning }) => EXPECTABLE.has(meaning.is));
  // "Perkembangan ini akan terus dicermati" expects nothing of a figure.
  for (const item of sentence.all('expected'))
    item.used = isOpinion || isOfExpectations(sentence, item);
  const readings: Reading[] = [];
  const add = (reading: Reading | null) => {
    if (reading) readings.push(reading);
  };
  for (const item of sentence.all('period'))
    if (item.meaning.isNamed && item.meaning.role === null && !item.meaning.isNext)
      add(
        decided({ type: 'period', items: [item] }, false, {
          expected: Object.values(sentence.sheet.table.periods).join(', '),
        }),
      );
  readings.push(
    ...readSums(sentence),
    ...readSectorSets(sentence),
    ...readQuantityChanges(sentence),
  );
  for (const item of sentence.all('number'))
    if (!item.used) {
      const guessed = bound.has(item) || shared.has(item) ? undefined : likely.get(item);
      for (const one of shared.get(item) ?? guessed ?? [bound.get(item)]) {
        const reading = readNumber(sentence, item, one);
        add(reading && guessed ? unsure(reading) : reading);
      }
    }
  for (const item of sentence.all('quantifier'))
    if (!item.used) add(readQuantifier(sentence, item));
  for (const item of sentence.all('rank')) add(readRank(sentence, item));
  for (const item of sentence.all('more')) if (!item.used) add(readComparison(sentence, item));
  for (const item of sentence.items)
    add(readSign(sentence, item) ?? readSpread(sentence, item) ?? readMoved(sentence, item));
  readings.push(...readMultiples(sentence, readings));
  for (const item of sentence.all('status')) add(readStatus(sentence, item));
  for (const item of sentence.all('some')) add(readSome(sentence, item));
  for (const item of sentence.items) {
    if (item.used) continue;
    if (!isA('category')(item) && isReason(sentence, item)) continue;
    if (isA('more')(item) && isOfOthers(sentence, item)) {
      add(decided({ type: 'compare', items: [item] }, null));
      continue;
    }
    if (isA('way')(item) || isA('more')(item)) {
      if (!isOfPeople(sentence, item) || !isAnswerWord(sentence, item))
        add(readWay(sentence, item));
    } else if (isA('level')(item) || isA('category')(item)) {
      if (isA('category')(item) && isOfPeople(sentence, item)) continue;
      // "Salah satu kontak menyampaikan permintaan terkontraksi" says nothing of the average.
      if (isOfPeople(sentence, item) && isAnswerWord(sentence, item)) continue;
      add(readLevelWord(sentence, item));
    }
  }
  return readings.map((one) => (isCertain(sentence, one) ? one : unsure(one)));
}

const COMPARING = new Set<Reading['type']>(['change', 'stable', 'share_change', 'from_to', 'rank']);
/** "Lebih tinggi dari rata-rata seluruh kontak": held against somebody, not against a quarter. */
function isOfOthers(sentence: Sentence, item: Item): boolean {
  const after = sentence.after(item);
  const link = after.findIndex((one) => isA('than')(one) || isA('from')(one));
  if (link < 0) return false;
  const other = after
    .slice(link + 1)
    .find((one) => OTHERS.has(one.meaning.is) || isA('period')(one) || isA('number')(one));
  return other !== undefined && OTHERS.has(other.meaning.is);
}
const OTHERS = new Set<Item['meaning']['is']>([
  'indicator',
  'sector',
  'everybody',
  'quantifier',
  'people',
]);

/** A sentence that names no quarter may go on comparing with that of the sentence before. */
function asComparedBefore({ items, topic }: Sentence, reading: Reading): Reading {
  const isOpen = topic.base === 'last_year' && !items.some(isA('period'));
  return isOpen && COMPARING.has(reading.type) ? unsure(reading) : reading;
}

/** A direction behind "karena": it is a figure's only where nothing but an indicator stands by it. */
function isReason(sentence: Sentence, item: Item): boolean {
  const cause = sentence.items.find(isA('cause'));
  if (!cause || cause.start > item.start) return false;
  const { items } = sentence.clauseOf(item);
  const zone = items.filter(({ start }) => start >= cause.start);
  return zone.some(isA('other')) || !zone.some(isA('indicator'));
}

/** "Kontak memprakirakan kenaikan" is how answers about an expectation are told. */
function isOfExpectations(sentence: Sentence, item: Item): boolean {
  const { keys } = sentence.indicatorOf(item);
  return keys.length === 1 && keys[0]!.startsWith('perkiraan') && isOfPeople(sentence, item);
}

/** "Kontak melaporkan kenaikan": what people say, not what the average did. */
function isAnswerWord(sentence: Sentence, item: Item): boolean {
  return sentence.clauseOf(item).items.some((one) => isA('says')(one) || isA('some')(one));
}

/** A sentence about a named company is never held against averages. */
function readNamed(sentence: Sentence): Reading[] {
  return sentence
    .all('period')
    .flatMap((item) =>
      item.meaning.isNamed && item.meaning.role === null && !item.meaning.isNext
        ? [decided({ type: 'period', items: [item] }, null)]
        : [],
    );
}

const ASSERTIVE = new Set<Item['meaning']['is']>([
  'number',
  'way',
  'level',
  'status',
  'quantifier',
  'rank',
  'ordinal',
  'more',
  'times',
  'sum',
  'cause',
  'company',
  'stranger',
  'quote',
  'other',
  'category',
  'expected',
  'size',
  'near',
  'not',
]);

function statusOf(items: readonly Item[], readings: readonly Reading[]): Statement['status'] {
  if (readings.some(({ status }) => status === 'contradicted')) return 'contradicted';
  const isLeft = items.some((item) => !item.used && ASSERTIVE.has(item.meaning.is));
  if (isLeft || readings.some(({ status }) => status === 'unchecked')) return 'unchecked';
  return readings.some(({ type }) => type !== 'period') ? 'supported' : 'no_claim';
}

/** "Perusahaan tersebut" is the company that was named last. */
function nameAgain(items: readonly Item[], { company: name }: Topic): void {
  if (name === null || items.some(isA('company'))) return;
  for (const [at, item] of items.entries()) {
    const isOne = isA('people')(item) && ['kontak', 'perusahaan'].includes(item.word);
    const next = items[at + 1]?.word ?? '';
    const isThis = item.word === 'perusahaan' && next === 'ini';
    if (isOne && (isThis || ['tersebut', 'itu', 'dimaksud'].includes(next)))
      (item as { meaning: Item['meaning'] }).meaning = { is: 'company', name };
  }
}

function topicAfter(items: readonly Item[], topic: Topic, sentence: Sentence): Topic {
  const indicator = items.findLast(isA('indicator'));
  const keys = indicator?.meaning.keys ?? [];
  const sector = items.findLast(isA('sector'));
  const period = items.findLast((item) => isA('period')(item) && !sentence.isBase(item));
  const named = new Set(
    items.flatMap((item) =>
      isA('indicator')(item) && item.meaning.keys.length === 1 ? item.meaning.keys : [],
    ),
  );
  const sectors = new Set(
    items.flatMap((item) => (isA('sector')(item) ? [item.meaning.sector] : [])),
  );
  const compared = items.findLast(
    (item): item is ItemOf<'period'> =>
      isA('period')(item) && item.meaning.role !== 'now' && item.meaning.role !== null,
  );
  return {
    base: compared?.meaning.role ?? topic.base,
    indicators: named.size > 0 ? [...named] : topic.indicators,
    sectors: sectors.size > 0 ? [...sectors] : topic.sectors,
    indicator: keys.length === 1 ? keys[0]! : topic.indicator,
    sector: sector ? sector.meaning.sector : topic.sector,
    period: period && isA('period')(period) ? period.meaning.role : topic.period,
    company: items.findLast(isA('company'))?.meaning.name ?? topic.company,
  };
}
