import { COUNTED } from '../facts/categories.js';
import { isPlain } from '../language/plain-words.js';
import { isA, type Item, means } from '../items/item.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { aboutOf } from './matching/about.js';
import { askedIn, toldIn } from './matching/own-stretch.js';
import { readCompanies } from './companies/read-companies.js';
import { readGeneral } from './contacts/read-general.js';
import { readQuotes } from './read-quotes.js';
import type { Sources } from './matching/sources.js';
import { standingOf } from './companies/standing.js';
import { asPart, stretchOf, type Supported, supportOf } from './matching/support.js';
import { zoneOf } from './undecided-zone.js';
import { whoseWords } from './contacts/whose-words.js';
import { wordsOf } from './matching/words-of.js';

interface NarrativeReading {
  readonly readings: readonly Reading[];
  readonly evidence: readonly Supported[];
}

/**
 * What a sentence reports of contacts: reasons, events, quotes, statements of named companies. A stretch is
 * right only where one sentence of a narrative says all of it.
 */
export function readNarrative(
  text: string,
  sentence: Sentence,
  {
    figures,
    sources,
    cited,
  }: {
    readonly figures: readonly Reading[];
    readonly sources: Sources;
    readonly cited: ReadonlySet<string>;
  },
): NarrativeReading {
  const companies = sentence.all('company');
  const isOfCompany = companies.length > 0 || sentence.companyMeant !== null;
  const quoted = readQuotes(text, sentence, sources);
  const readings = [...quoted.readings];
  const evidence = quoted.evidence;
  const left = sentence.items.filter((item) => !item.used);
  // "Salah satu kontak menaikkan harga jual karena X": only about contacts, since no figure was read.
  const isOfSome = figures.length + readings.length === 0 && sentence.items.some(isOfContacts);
  const zone = zoneOf(sentence, left, isOfCompany || sentence.isRated || isOfSome);
  if (zone.length === 0) return { readings, evidence };
  const tokens = wordsOf(text, zone);
  if (
    companies.length > 0 &&
    standingOf(text, zone).rest.length === zone.length &&
    tokens.every(({ kind, word }) => kind === 'mark' || isPlain(word))
  ) {
    // Nothing is left but who said it.
    for (const item of zone) item.used = readings.length > 0;
    return { readings, evidence };
  }
  if (!isOfCompany && isOfNothing(text, sentence, zone)) {
    for (const item of zone) item.used = true;
    return { readings, evidence };
  }
  if (isOfCompany) {
    const told = readCompanies(text, sentence, { zone, cited }, sources);
    return { readings: [...readings, told.reading], evidence: [...evidence, ...told.evidence] };
  }
  const direction = mainDirection(figures, sentence);
  const indicator =
    sentence.items.find(isA('indicator'))?.meaning.keys[0] ?? sentence.topic.indicator;
  const owners = whoseWords(sentence);
  const supports = supportOf(stretchOf(tokens), sources, {
    direction,
    indicator,
    isMeant: ({ said }) =>
      (owners === null || owners.includes(said.contact)) &&
      (cited.size === 0 || cited.has(said.contactId)),
  });
  if (sentence.has('stranger')) {
    readings.push(decided({ type: 'reason', items: zone }, null));
    return { readings, evidence: [...evidence, ...supports.map(asPart)] };
  }
  const isSure = sentence.items.some((item) => means(item, 'says') || isOfContacts(item));
  const general = readGeneral(text, sentence, { zone, cited, direction, isSure }, sources);
  const isFound = general.reading.status === 'supported';
  if (isFound && !bearsBeside(figures, zone, general.evidence))
    return {
      readings: [...readings, decided({ type: 'reason', items: zone }, null)],
      evidence: [...evidence, ...general.evidence.map(asPart)],
    };
  return {
    readings: [...readings, general.reading],
    evidence: [...evidence, ...(isFound ? general.evidence : supports.map(asPart))],
  };
}

/**
 * Whether narratives can support the words beside figures. "Delapan kontak di Denpasar menilai …",
 * "permintaan ekspor garmen tercatat 3,23": without a reason such words limit whose figure it is, which no
 * narrative tells. "Empat kontak … karena nilai tukar": all who were counted must give the reason.
 */
function bearsBeside(
  figures: readonly Reading[],
  zone: readonly Item[],
  evidence: readonly Supported[],
): boolean {
  const told = figures.filter(({ status, facts }) => status === 'supported' && facts.length > 0);
  if (told.length === 0) return true;
  const cause = zone.find(isA('cause'));
  if (!cause) return false;
  // "Harga jual naik, sedangkan margin turun karena …": it may be of either.
  const ahead = told.filter(({ items }) => items.every(({ end }) => end <= cause.start));
  const facts = ahead.flatMap((one) => one.facts);
  const steps = facts.filter(({ measure }) => measure === 'change');
  const several = [facts.map((one) => one.indicator), steps.map(({ value }) => Math.sign(value))];
  if (several.some((all) => new Set<unknown>(all).size > 1)) return false;
  // Contacts told why it is so now, and not what lay behind an earlier quarter's figure.
  if (steps.length === 0 && facts.some(({ period }) => period !== 'now')) return false;
  const counted = told
    .flatMap(({ facts }) => facts)
    .filter(({ measure, period }) => COUNTED.has(measure) && period === 'now')
    .map(({ measure, value, n }) => (measure === 'answer-share' ? (value * n) / 100 : value));
  const tellers = new Set(evidence.map(({ source }) => source.said.contact)).size;
  return counted.every((value) => Math.round(value) <= tellers);
}

/** Whether the words only name what the figures were of, and say nothing about it: "mengurangi pekerja". */
function isOfNothing(text: string, sentence: Sentence, zone: readonly Item[]): boolean {
  if (zone.some((item) => means(item, 'cause') || means(item, 'stranger'))) return false;
  const { keys } = aboutOf(sentence, sentence.items);
  const { telling, numbers, directions } = toldIn(askedIn(text, { items: zone, keys }));
  return telling.length === 0 && numbers.length === 0 && directions.length === 0;
}

/** "Beberapa kontak", "salah satunya": some contacts. */
const isOfContacts = (item: Item) => means(item, 'some') && !/^(?:ada|terdapat)$/.test(item.word);

/** The direction that the sentence's figures give its indicator. */
function mainDirection(figures: readonly Reading[], { sheet }: Sentence): number | null {
  const change = figures.find(
    ({ type, facts }) => (type === 'change' || type === 'stable') && facts.length > 0,
  );
  if (change) return Math.sign(change.facts[0]!.value);
  const answers = figures.find(({ type, facts }) => type === 'quantifier' && facts[0]?.category);
  const category = answers?.facts[0]?.category;
  if (category === 'above' || category === 'below') return category === 'above' ? 1 : -1;
  // "Tercatat 3,13 berkat libur panjang": the reason of where it went to get there.
  const level = figures.find(({ type }) => type === 'level')?.facts[0];
  const { indicator = null, sector = null } = level ?? {};
  const step =
    level &&
    sheet.table.find({ measure: 'change', indicator, sector, period: 'now', base: 'before' });
  return step ? Math.sign(step.value) : null;
}
