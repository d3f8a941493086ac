import { asSentence, labelOf } from '../../prose/sentence.js';
import { type IndicatorKey, indicatorOf, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import type { OverviewChanges } from '../../facts/fact-sheet.js';
import { answersOf } from '../../wordings/answers.js';
import { figure } from '../../wordings/in-words.js';
import { aClaim } from '../../wordings/proposed-claim.js';
import { wordingsOf } from '../../wordings/wordings-of.js';
import { looksForward, movementsOf } from './movements.js';
import { stableSentence } from './overview-text.js';
import { reasonsOfSide } from './reasons.js';
import { roseAndFell } from './rose-and-fell.js';
import type { Telling } from '../../wordings/telling.js';

const MOST_MESSAGES = 3;

/**
 * *Ringkasan Eksekutif*, half a page: one opening, three messages, one risk. It uses words and counts where
 * BAB 1 uses averages, so that no sentence stands in both.
 */
export function executiveText(telling: Telling, { before }: OverviewChanges): string[] {
  const movements = movementsOf(before);
  const moved = [...movements.up, ...movements.down].toSorted(
    (a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0),
  );
  const current = movementsOf(before.filter((one) => !looksForward(one)));
  const told = roseAndFell(current);
  const risk = riskOf(telling);
  return [
    [
      `**${told ? telling.say(asSentence(`${told} dibandingkan ${telling.period('before')}`)) : stableSentence(telling, current)}**`,
      telling.sayAt(1, wordingsOf(aClaim('count'), telling).map(asSentence)),
      telling.own('scale'),
      telling.own('holiday'),
    ],
    [
      moved
        .slice(0, MOST_MESSAGES)
        .map((one) => `- ${messageOf(telling, one.key, (one.change ?? 0) > 0)}`)
        .join('\n'),
    ],
    [risk && telling.own('risk')],
    [risk],
  ].map((sentences) => sentences.filter((one) => one && one !== '****').join(' '));
}

/** A headline's meaning, the size of its change, and the reason that several contacts give. */
function messageOf(telling: Telling, indicator: IndicatorKey, isUp: boolean): string {
  return [
    telling.tell('condition', { indicator }) || telling.own('slower', indicator),
    telling.tell('change', { indicator, base: 'before' }),
    reasonsOfSide({
      telling,
      key: indicator,
      side: isUp ? 'above' : 'below',
      isOfSeveral: true,
      isBrief: true,
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The indicator (no cost or price) that most contacts answer below neutral, and why; empty when too few
 * answered for a count.
 */
function riskOf(telling: Telling): string {
  const [first] = LIKERT_INDICATORS.filter(({ key }) => indicatorOf(key).manner !== 'pressure')
    .flatMap(({ key }) => {
      const answers = answersOf({ indicator: key, sector: null }, telling);
      return answers?.isOpen.below && mayTell('change', answers.all.n) ? { key, answers } : [];
    })
    .toSorted((a, b) => b.answers.share.below.exact - a.answers.share.below.exact);
  if (!first) return '';
  const { key, answers } = first;
  const told = `sebanyak ${figure(answers.count.below)} dari ${figure(answers.all)} kontak menjawab di bawah netral untuk ${labelOf(key)}`;
  const why = reasonsOfSide({ telling, key, side: 'below', isOfSeveral: true, isBrief: true });
  return [telling.say(asSentence(told)), why].filter(Boolean).join(' ');
}
