import { type ClaimFact, type IndicatorKey, indicatorOf, LIKERT_SCALE } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { figure, honestWords, labelOf, levelOf } from '../../wordings/in-words.js';
import { asPredicate } from '../../wordings/predicates.js';
import { asSentence } from '../../wordings/wordings-of.js';
import { looksForward } from './movements.js';
import type { Telling } from './telling.js';

const SIDES = { above: 'berada di atas', neutral: 'berada di sekitar', below: 'berada di bawah' };
const ORDER = ['above', 'neutral', 'below', null] as const;

/** The figure alone: a side would say more than few or scattered answers tell. */
const UNTOLD = 'tercatat';

/**
 * This far from neutral (points of the scale) nobody who reads an average takes "sekitar netral" for more than a
 * slip, however wide its range is.
 */
const FAR = 0.5;

interface Standing {
  readonly name: string;
  readonly average: string;
  readonly side: (typeof ORDER)[number];
  readonly predicate: string;
}

/**
 * Where a sector's indicators stand, without change: those of which the same is said in one
 * sentence, the highest first.
 */
export function levelSentences(
  telling: Telling,
  indicators: readonly IndicatorKey[],
  sector: string,
): string[] {
  const groups = new Map<string, Standing[]>();
  const standings = indicators.map((indicator) => standingOf(telling, indicator, sector));
  for (const side of ORDER)
    for (const one of standings.filter((standing) => standing.side === side))
      groups.set(one.predicate, [...(groups.get(one.predicate) ?? []), one]);
  return [...groups].map(([predicate, group], place) => {
    const told = asSentence(`${namesOf(group)} ${predicate}`);
    const opening = place > 0 && place === groups.size - 1 ? 'Sementara itu' : '';
    const whole = predicate === UNTOLD ? null : telling.say(told);
    if (whole) return opening ? telling.opened(opening, whole) : whole;
    return group
      .map(({ name, average }) => telling.say(`Rata-rata ${name} tercatat ${average}.`))
      .filter(Boolean)
      .join(' ');
  });
}

/** "Permintaan domestik (rata-rata 3,40) dan investasi (3,83)". */
const namesOf = (group: readonly Standing[]): string =>
  listed(
    group.map(({ name, average }, at) => `${name} (${at === 0 ? 'rata-rata ' : ''}${average})`),
  );

function standingOf(telling: Telling, indicator: IndicatorKey, sector: string): Standing {
  const now = telling.find({ measure: 'average', indicator, sector });
  const side = levelOf(now);
  const words = honestWords(telling, indicator, sector);
  // What the table says of pressure are changes alone; an expectation's average needs no other word.
  const isLevel =
    words !== null &&
    indicatorOf(indicator).manner !== 'pressure' &&
    !looksForward({ key: indicator });
  return {
    name: labelOf(indicator),
    average: now ? figure(now) : '',
    side,
    predicate:
      side === null || isFarFrom(side, now)
        ? UNTOLD
        : isLevel
          ? asPredicate(words)
          : `${SIDES[side]} netral`,
  };
}

/** "Sekitar netral" of 4,00, which five scattered answers cannot tell from neutral. */
const isFarFrom = (side: Standing['side'], now: ClaimFact | undefined): boolean =>
  side === 'neutral' && now !== undefined && Math.abs(now.value - LIKERT_SCALE.neutral) >= FAR;
