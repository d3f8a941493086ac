import type { IndicatorKey } from '@lqc/contracts';
import { EXPECTATION_OF } from '../language/indicator-names.js';
import { PLAIN_WORDS } from '../language/plain-words.js';
import type { Token } from '../language/tokens.js';
import { isA, type Item, type ItemOf } from '../reading/item.js';
import { decided, type Reading } from '../reading/reading.js';
import type { Sentence } from '../reading/sentence.js';
import { isSameNegation } from './negation.js';
import {
  isTelling,
  LESS_OR_MORE,
  numberWithUnit,
  type RateBase,
  type Source,
  type Sources,
} from './sources.js';
import { type Supported, supportOf } from './support.js';
import { wordsOf } from './words-of.js';

/** A stretch about one company that one sentence of its narratives must bear out. */
interface Part {
  /** Whose words bear it out, each of them alone: "A dan B sama-sama …". */
  readonly owners: readonly string[];
  readonly items: Item[];
}

type Verdict = boolean | null;

/**
 * What a sentence says of the companies that it names: each stretch is held against what that very
 * company said. It is right where every stretch is, wrong where one is turned round, or has a
 * number or a base of comparison that the company never gave.
 */
export function readCompanies(
  text: string,
  sentence: Sentence,
  { zone, cited }: { readonly zone: readonly Item[]; readonly cited: ReadonlySet<string> },
  sources: Sources,
): { readonly reading: Reading; readonly evidence: readonly Supported[] } {
  // "… karena harga avtur": what stands behind a reason is not what the sentence is about.
  const cause = sentence.items.find(isA('cause'));
  const [indicator = null] =
    sentence.items.find(
      (item): item is ItemOf<'indicator'> =>
        isA('indicator')(item) &&
        // "Dengan suku bunga 9 %" is told beside any of them.
        !item.meaning.keys.includes('pembiayaan dan suku bunga') &&
        (!cause || item.start < cause.start),
    )?.meaning.keys ?? [];
  let told: Source | null = null;
  const evidence: Supported[] = [];
  const verdicts: Verdict[] = partsOf(sentence, zone).flatMap(({ owners, items }): Verdict[] =>
    owners.flatMap((owner): Verdict[] => {
      const own = ({ said }: Source) =>
        said.contact === owner && (cited.size === 0 || cited.has(said.contactId));
      const scores = items.filter(isScore);
      const asked = indicator ?? sentence.topic.indicator ?? sentence.sheet.indicator;
      const given = scores.map(({ meaning }) => hasGiven(sources, own, asked, meaning.category));
      const tokens = wordsOf(
        text,
        items.filter((item) => !isScore(item)),
      );
      if (tokens.every(({ kind, word }) => kind === 'mark' || PLAIN_WORDS.has(word))) return given;
      if (given.includes(null) || comparesWithOthers(tokens)) return [null];
      if (isUnchanged(tokens)) return [...given, hasSaidUnchanged(sources, own, asked)];
      const supports = supportOf(tokens, sources, { indicator, isMeant: own });
      evidence.push(...supports);
      const best = supports[0];
      const base = rateBaseOf(items);
      const isElsewhere = best !== undefined && isOfOtherBase(tokens, best.source, base);
      const full = supports.filter(({ support }) => support === 'full');
      const bearing = full.filter(
        ({ source }) => isSameNegation(tokens, source) && !isOfOtherBase(tokens, source, base),
      );
      const whole = bearing.find(
        ({ source }) => source === told || isOf(source, indicator, sentence),
      );
      if (whole) {
        told = whole.source;
        return [true];
      }
      if (bearing.length > 0) return [null];
      const isTurned =
        supports.some(({ support }) => support === 'opposite') && best?.support !== 'full';
      const said = sources.all.filter(own);
      const isWrong = isTurned || (best?.support === 'full' && isElsewhere);
      // Where several are named, a number may be another's.
      const isStrange = sentence.all('company').length <= 1 && hasStrangeNumber(tokens, said);
      return [isWrong || isStrange ? false : null];
    }),
  );
  const isStranger = sentence.items.some(isA('stranger'));
  const verdict = verdicts.includes(false)
    ? false
    : isStranger || verdicts.length === 0 || verdicts.includes(null)
      ? null
      : true;
  return { reading: decided({ type: 'contact', items: zone }, verdict), evidence };
}

/** "Kontraksi yang lebih dalam": deeper than another's, which no narrative tells. */
const comparesWithOthers = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) => word === 'lebih' && !((tokens[at + 1]?.word ?? '') in LESS_OR_MORE),
  );

/** "Tidak melihat perubahan berarti", and nothing else. */
const isUnchanged = (tokens: readonly Token[]): boolean =>
  UNCHANGED.test(tokens.map(({ word }) => word).join(' ')) &&
  !tokens.some((token) => token.kind === 'number' || isTelling(token));
const UNCHANGED = /\b(?:tidak|tak|belum) (?:\p{L}+ )?perubahan (?:yang )?berarti\b/u;

/** Whether the contact said so of the indicator, in these words. */
function hasSaidUnchanged(
  { all }: Sources,
  isOwn: (source: Source) => boolean,
  indicator: IndicatorKey | null,
): Verdict {
  const own = all.filter((source) => isOwn(source) && source.said.key === indicator);
  return own.some(({ text }) => UNCHANGED.test(text.toLowerCase())) ? true : null;
}

const isScore = (item: Item): item is ItemOf<'category'> =>
  isA('category')(item) && item.meaning.category.startsWith('score');

/** "Memberikan skor 5": the contact's own answer; of whoever gave another it is left open. */
function hasGiven(
  { all }: Sources,
  isOwn: (source: Source) => boolean,
  indicator: IndicatorKey | null,
  category: string,
): Verdict {
  const own = all.find((source) => isOwn(source) && source.said.key === indicator);
  return own && `score ${own.said.score}` === category ? true : null;
}

/** Of the indicator that the sentence names, else of one that the text is about. */
function isOf({ said }: Source, named: IndicatorKey | null, { topic, sheet }: Sentence): boolean {
  if (said.key === null) return true;
  // "Memperkirakan jumlah tenaga kerjanya turun" is of what it expects.
  if (named !== null) return said.key === named || said.key === EXPECTATION_OF[named];
  return sheet.indicator === null || said.key === sheet.indicator || said.key === topic.indicator;
}

/** These join two statements; after a comma the same one goes on. */
const JOINS = new Set([
  'dan',
  'serta',
  'sedangkan',
  'sementara',
  'namun',
  'tetapi',
  'tapi',
  'adapun',
  'sehingga',
  'kemudian',
  'lalu',
  'padahal',
  ';',
]);

function partsOf(sentence: Sentence, zone: readonly Item[]): Part[] {
  const inZone = new Set(zone);
  const companies = sentence.all('company');
  const parts: Part[] = [];
  let part: Part = { owners: [companies[0]?.meaning.name ?? sentence.companyMeant!], items: [] };
  let isNamed = companies.length === 0;
  const begin = (owners: readonly string[]) => {
    if (part.items.length > 0) parts.push(part);
    part = { owners, items: [] };
  };
  // Names one after the other, before anything is said of them.
  let isList = false;
  for (const item of sentence.items) {
    if (isA('company')(item)) {
      const { name } = (item as ItemOf<'company'>).meaning;
      if (isList) part = { ...part, owners: [...part.owners, name] };
      else if (isNamed) begin([name]);
      isNamed = isList = true;
    } else if (isA('break')(item)) {
      if (isList || !isNamed) continue;
      if (JOINS.has(item.meaning.mark)) begin(part.owners);
      else if (inZone.has(item)) part.items.push(item);
    } else {
      if (inZone.has(item)) part.items.push(item);
      isList &&= isA('open')(item) || isA('close')(item);
    }
  }
  begin(part.owners);
  return parts;
}

/** What the rates of a stretch are said to be measured against. */
function rateBaseOf(items: readonly Item[]): RateBase | null {
  const period = items.find(
    (item) =>
      isA('period')(item) && (item.meaning.role === 'before' || item.meaning.role === 'last_year'),
  );
  if (!period || period.meaning.is !== 'period') return null;
  return period.meaning.role === 'before' ? 'qtq' : 'yoy';
}

/** "15 % (yoy)" of a company that said "15 % (qtq)". */
function isOfOtherBase(
  tokens: readonly Token[],
  { rates }: Source,
  base: RateBase | null,
): boolean {
  if (base === null) return false;
  return tokens.some((token, at) => {
    const said = token.kind === 'number' ? rates.get(numberWithUnit(tokens, at)) : undefined;
    return said !== undefined && said !== base;
  });
}

/** A number that stands in nothing that the company said. */
function hasStrangeNumber(tokens: readonly Token[], own: readonly Source[]): boolean {
  if (own.length === 0) return false;
  return tokens.some(
    (token, at) =>
      token.kind === 'number' &&
      isOfNarrative(tokens, at) &&
      !own.some(({ numbers }) => numbers.has(numberWithUnit(tokens, at))),
  );
}

/** "Skor 5" is the survey's, "5 %" the company's. */
const isOfNarrative = (tokens: readonly Token[], at: number) =>
  /^(?:%|persen)$/.test(tokens[at + 1]?.word ?? '') || !/^[1-5]$/.test(tokens[at]!.text);
