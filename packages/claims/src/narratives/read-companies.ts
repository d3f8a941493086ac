import { isA, isPercentage, type Item } from '../reading/item.js';
import { decided, type Reading } from '../reading/reading.js';
import type { Sentence } from '../reading/sentence.js';
import { aboutOf, isNamedIndicator } from './about.js';
import { holdsBesideTold, meantRate } from './beside-told.js';
import { type Beside, holdsBeside, isGreatest } from './between-companies.js';
import { partsOf } from './company-parts.js';
import { type Held, holdPart, type Verdict } from './hold-part.js';
import { holdsOfNobodyElse } from './only-they.js';
import { hasAnswered } from './own-answers.js';
import type { Rate } from './rates.js';
import type { Source, Sources } from './sources.js';
import { isOfSamePlace, nameDifferentReasons, namesReason, sameReasonIn } from './same-as-told.js';
import { standingOf } from './standing.js';
import { toldBefore, type ToldBefore, toldTogether } from './told-before.js';
import { bestOfEach } from './best-evidence.js';
import type { Supported } from './support.js';

/**
 * What a sentence says of the companies that it names: each stretch is held against what that very
 * company said, each answer against the one it gave, and what sets companies side by side against
 * the rates that all of them told. It is right where all of that is, wrong where a part is.
 */
export function readCompanies(
  text: string,
  sentence: Sentence,
  {
    zone,
    cited,
    owner = null,
  }: {
    readonly zone: readonly Item[];
    readonly cited: ReadonlySet<string>;
    /** Whom a sentence that names nobody is read of. */
    readonly owner?: string | null;
  },
  sources: Sources,
): {
  readonly reading: Reading;
  readonly evidence: readonly Supported[];
  readonly told: ToldBefore;
} {
  const { sheet, topic } = sentence;
  let about = aboutOf(sentence, sentence.items);
  const shown: Supported[][] = [];
  const verdicts: Verdict[] = [];
  const told = new Map<string, Source>();
  const isAlone = owner !== null || sentence.all('company').length <= 1;
  const parts = partsOf(text, sentence, zone, owner);
  const everybody = [...new Set(parts.flatMap(({ owners }) => owners))];
  let toldSoFar = topic.told;
  let ownerBefore = topic.company;
  let before: Rate | undefined;
  let beside: Beside | null = null;
  for (const { owners, items } of parts) {
    about = items.some(isNamedIndicator) ? aboutOf(sentence, items) : about;
    const standing = standingOf(text, items);
    const { answers, only, ranks, besideTold } = standing;
    // "A dan B naik dengan besaran yang sama, 12 %": as each other.
    const isOfThem = owners.length > 1 && besideTold?.size === 'same' && items.some(isPercentage);
    const other = before ?? toldSoFar.rates.at(-1);
    const mineOf = (owner: string) =>
      sources
        .of(owner)
        .filter(({ said }) => !about.keys || !said.key || about.keys.includes(said.key));
    if (only.length > 0)
      verdicts.push(
        holdsOfNobodyElse(items, owners, { answers, about, said: sheet.said, sources }),
      );
    if (standing.differentReasons.length > 0)
      verdicts.push(nameDifferentReasons(everybody.map(mineOf)));
    let last: Rate | undefined;
    for (const owner of owners) {
      verdicts.push(...answers.map((one) => hasAnswered(one, owner, about.indicator, sheet.said)));
      if (standing.sameReason.length > 0)
        verdicts.push(namesReason(mineOf(owner), toldSoFar.stems));
      if (standing.samePlace.length > 0)
        verdicts.push(isOfSamePlace(sources.of(owner), sources.of(ownerBefore ?? '')));
      const held = isCited(owner, cited, sources)
        ? holdPart(
            text,
            {
              ...about,
              owner,
              items: standing.rest,
              isAlone,
              wayBefore: before?.way ?? null,
              meant: besideTold && meantRate(besideTold, other),
              told: told.get(owner) ?? null,
            },
            sources,
          )
        : OPEN;
      verdicts.push(held.verdict);
      shown.push([...held.evidence]);
      if (held.told) told.set(owner, held.told);
      const rate = withTold(held, before);
      if (beside) verdicts.push(holdsBeside(beside, before, rate));
      if (besideTold && !isOfThem) verdicts.push(holdsBesideTold(besideTold, rate, other));
      for (const rank of ranks)
        verdicts.push(
          rate && about.indicator
            ? isGreatest(
                rate,
                rank,
                { owner, indicator: about.indicator, base: rate.base },
                sources.all,
              )
            : null,
        );
      last = rate ?? last;
    }
    beside = standing.besideNext;
    before = last ?? before;
    ownerBefore = owners.at(-1)!;
    toldSoFar = toldTogether(toldSoFar, toldBefore(text, items, toldSoFar));
  }
  if (beside) verdicts.push(null);
  const goesOnAboutReason = sameReasonIn(text, zone).length > 0;
  const isStranger = sentence.items.some(isA('stranger'));
  const isWrong = verdicts.includes(false);
  const verdict = isWrong
    ? isOfOneOfThem(sentence)
      ? null
      : false
    : isStranger || verdicts.length === 0 || verdicts.includes(null)
      ? null
      : true;
  return {
    reading: decided({ type: 'contact', items: zone }, verdict),
    evidence: bestOfEach(shown),
    told: goesOnAboutReason ? toldSoFar : toldBefore(text, zone, topic.told),
  };
}

/**
 * "Yang pertama turun sekitar 6 %, yang kedua 15 %" of more than two, "alasannya beda-beda, dari … sampai
 * …": each part is of one of those who were named, and nothing says certainly of which.
 */
const isOfOneOfThem = ({ items, topic }: Sentence): boolean => {
  const isNth = items.some((one, at) => isA('ordinal')(one) && items[at - 1]?.word === 'yang');
  const several = new Set(items.flatMap((one) => (isA('company')(one) ? [one.meaning.name] : [])));
  const isOfMany = several.size > 1 || (several.size === 0 && topic.companies.length > 1);
  return isOfMany && (isNth || items.some(({ word }) => DIFFERING.test(word)));
};
const DIFFERING = /^(?:ber|di)?beda(?:-beda)?$|^(?:ber)?(?:ragam|variasi|lainan)$/;

const OPEN: Held = { verdict: null, evidence: [], told: null, rate: undefined };

/** A rate with the direction that it has: its own, or the one of the figure before it. */
const withTold = ({ rate, told }: Held, before: Rate | undefined): Rate | undefined => {
  if (!rate) return undefined;
  const own = told?.rates.find(({ written }) => written === rate.written);
  return {
    ...rate,
    way: rate.way ?? own?.way ?? before?.way ?? null,
    base: rate.base ?? own?.base ?? null,
  };
};

const isCited = (owner: string, cited: ReadonlySet<string>, sources: Sources) =>
  cited.size === 0 || sources.of(owner).some(({ said }) => cited.has(said.contactId));
