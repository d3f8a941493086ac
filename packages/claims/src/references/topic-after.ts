import { type ClaimFact, EXPECTATION_OF, hasScale, type IndicatorKey } from '@lqc/contracts';
import { isBase, USUAL_BASE } from '../bind/quarters.js';
import { become, isA, isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { Sentence } from '../sentence/sentence.js';
import type { Head, Topic } from '../sentence/topic.js';
import { keysIn, sectorsIn } from './earlier-names.js';

/** Reads "perusahaan tersebut" as the company that was named last. */
export function nameAgain(items: readonly Item[], { company: name, isOfCompany }: Topic): void {
  if (name === null) return;
  for (const [at, item] of items.entries()) {
    if (means(item, 'company')) return;
    const isOne = means(item, 'people') && ['kontak', 'perusahaan'].includes(item.word);
    const next = items[at + 1]?.word ?? '';
    const isThis = next === 'ini' && (item.word === 'perusahaan' || isOfCompany);
    const isSame = next === 'yang' && items[at + 2]?.word === 'sama';
    const isLast =
      next === 'yang' && items[at + 2]?.word === 'disebut' && items[at + 3]?.word === 'terakhir';
    // "Kontak tersebut adalah X": means those who were counted.
    if (NAMING.test(items[at + 2]?.word ?? '')) continue;
    // "Kedua kontak itu": means more than the last one.
    const led = items[at - 1];
    if (means(led, 'number') || means(led, 'ordinal')) continue;
    if (isOne && (isThis || isSame || isLast || ['tersebut', 'itu', 'dimaksud'].includes(next)))
      become(item, { is: 'company', name });
  }
}

const NAMING = /^(?:adalah|ialah|yaitu|yakni)$/;

/**
 * The topic after a sentence: indicator, sector, quarter and companies that the next sentence may refer to,
 * and the figures told last. What the sentence does not name stays as before.
 */
export function topicAfter(
  items: readonly Item[],
  topic: Topic,
  sentence: Sentence,
  readings: readonly Reading[],
): Topic {
  // Names inside a reason, or only mentioned ("suku bunga 9 %"), do not become the topic.
  const cause = items.find(isA('cause'));
  const isScored = (one: Item): one is ItemOf<'indicator'> =>
    means(one, 'indicator') && one.meaning.keys.some(hasScale);
  const indicator =
    items.findLast(
      (one): one is ItemOf<'indicator'> => isScored(one) && (!cause || one.end <= cause.start),
    ) ?? (items.some(isA('company')) ? undefined : items.findLast(isScored));
  const [named, sectors] = [keysIn(items), sectorsIn(items)];
  const isOfOther =
    named.length === 1 && indicator !== undefined && isHeldAgainst(sentence, indicator);
  const keys = isOfOther ? [] : (indicator?.meaning.keys ?? []);
  const sector = items.findLast(isA('sector'));
  const period = items.findLast((item) => means(item, 'period') && !isBase(sentence, item));
  const own = sentence.sheet.indicator;
  const [key = null] = keys;
  // In a chapter about an expectation, contacts may mention the indicator itself ("investasi").
  const isTwin = key !== null && own === EXPECTATION_OF[key] && !readings.some(isOf(key));
  const companies = new Set(
    items.flatMap((one) => (means(one, 'company') ? [one.meaning.name] : [])),
  );
  // "Kontak pertama menyebut promosi akhir tahun": the text is still about those companies.
  const goesOn =
    topic.isOfCompany &&
    readings.some(({ type }) => type === 'reason') &&
    !items.some(
      (one) => means(one, 'number') || means(one, 'category') || means(one, 'quantifier'),
    );
  const told = readings.toSorted((a, b) => a.items[0]!.start - b.items[0]!.start);
  const facts = told.flatMap((one) => one.facts);
  // What a company compares its rate with, the survey's figures are not compared with.
  const compared = (sentence.isRated && facts.length === 0 ? [] : items).flatMap((item) =>
    means(item, 'period') && item.meaning.role !== 'now' ? (item.meaning.role ?? []) : [],
  );
  // "Triwulan laporan?", "jumlahnya perlu dicermati": a sentence without figures keeps the earlier ones.
  const isSilent = facts.length === 0 && !items.some((one) => means(one, 'company') || tells(one));
  return {
    ...(isSilent ? { told: topic.told, facts: topic.facts } : { told, facts }),
    isWrong: readings.some(({ status }) => status === 'contradicted'),
    base: compared.find((role) => role === USUAL_BASE) ?? compared.at(-1) ?? topic.base,
    head: headIn(items),
    indicators: named.length > 0 ? named : topic.indicators,
    sectors: sectors.length > 0 ? sectors : topic.sectors,
    // A chapter stays with its own indicator even when a sentence names several.
    indicator:
      isTwin || (own !== null && named.length > 1 && named.includes(own))
        ? own
        : keys.length === 1
          ? keys[0]!
          : (meantOf(keys, facts) ?? topic.indicator),
    sector: sector ? sector.meaning.sector : topic.sector,
    period: means(period, 'period') ? period.meaning.role : topic.period,
    companies: companies.size > 0 ? [...companies] : topic.companies,
    isOfCompany: items.some(isA('company')) || sentence.companyMeant !== null || goesOn,
    spoken: spokenOf(items, topic, [...companies], sentence.companyMeant !== null),
    company: items.findLast(isA('company'))?.meaning.name ?? topic.company,
  };
}

/** "Permintaan Ekspor.", "Triwulan IV 2024." */
function headIn(items: readonly Item[]): Head | null {
  const names = items.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  const isHead = names.length > 0 && names.every(isName);
  if (!isHead) return null;
  const indicator = names.find(isA('indicator'))?.meaning.keys;
  return {
    indicator: indicator?.length === 1 ? indicator[0]! : null,
    sector: names.find(isA('sector'))?.meaning.sector ?? null,
    period: names.find(isA('period'))?.meaning.role ?? null,
  };
}
const isName = isOneOf('indicator', 'sector', 'period');

/** "Permintaan jasa konstruksi melemah": the indicator that was read, where a name may mean several. */
const meantOf = (keys: readonly IndicatorKey[], told: readonly ClaimFact[]): IndicatorKey | null =>
  told.findLast(({ indicator }) => indicator !== null && keys.includes(indicator))?.indicator ??
  null;

/** "Penurunannya hanya kalah dari persediaan": the topic is what is compared, not what it is compared with. */
const isHeldAgainst = (sentence: Sentence, name: Item): boolean =>
  sentence
    .before(name)
    .filter((one) => !means(one, 'plain') && !means(one, 'measure'))
    .slice(0, 2)
    .some((one) => means(one, 'more') || means(one, 'than'));

/**
 * The companies named in consecutive sentences; a sentence without names continues them by a quote, a
 * reason, or a reference.
 */
function spokenOf(
  items: readonly Item[],
  { spoken }: Topic,
  named: readonly string[],
  isMeant: boolean,
): readonly string[] {
  if (named.length > 0) return [...new Set([...spoken, ...named])];
  return isMeant || items.some(isA('quote')) || items.some(isA('cause')) ? spoken : [];
}

const isOf =
  (key: IndicatorKey) =>
  ({ facts }: Reading): boolean =>
    facts.some(({ indicator }) => indicator === key);

/** Whether a word states a figure: a number, or a quantity in words. */
const tells = (item: Item): boolean =>
  means(item, 'number') ||
  means(item, 'quantifier') ||
  (means(item, 'direction') && item.meaning.direction === 0 && item.meaning.manner === 'exact');
