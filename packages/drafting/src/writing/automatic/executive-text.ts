import { asSentence, labelOf } from '../../prose/sentence.js';
import { type IndicatorKey, indicatorOf, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import type { OverviewChanges } from '../../facts/fact-sheet.js';
import { type Answers, answersOf } from '../../wordings/answers.js';
import { figure } from '../../wordings/in-words.js';
import { aClaim } from '../../wordings/proposed-claim.js';
import { wordingsOf } from '../../wordings/wordings-of.js';
import { looksForward, movementsOf } from './movements.js';
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
  const messages = moved.slice(0, MOST_MESSAGES);
  const risk = riskOf(
    telling,
    messages.map(({ key }) => key),
  );
  const opening =
    told && telling.say(asSentence(`${told} dibandingkan dengan ${telling.period('before')}`));
  const levels = telling.own('levels');
  const dominant = telling.own('dominant');
  return [
    [
      `**${opening || levels}**`,
      opening && levels,
      telling.sayAt(1, wordingsOf(aClaim('count'), telling).map(asSentence)),
      telling.own('scale'),
      telling.own('holiday'),
    ],
    [messages.map((one) => `- ${messageOf(telling, one.key, (one.change ?? 0) > 0)}`).join('\n')],
    [(risk || dominant) && telling.own('risk')],
    // Behind a sector contacts that are counted would be read as of it.
    [risk, dominant],
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
 * Of what is no cost or price, that of which most more answer below neutral than above, and why, where no message
 * says so; empty where nobody may be counted.
 */
function riskOf(telling: Telling, told: readonly IndicatorKey[]): string {
  const [first] = LIKERT_INDICATORS.filter(({ key }) => indicatorOf(key).manner !== 'pressure')
    .flatMap(({ key }) => {
      const answers = answersOf({ indicator: key, sector: null }, telling);
      return answers?.isOpen.below && mayTell('change', answers.all.n) ? { key, answers } : [];
    })
    .map((one) => ({ ...one, surplus: surplusBelow(one.answers) }))
    .filter(({ surplus }) => surplus > 0)
    .toSorted((a, b) => b.surplus - a.surplus);
  if (!first) return '';
  const { key, answers } = first;
  const counted = `sebanyak ${figure(answers.count.below)} dari ${figure(answers.all)} kontak menjawab di bawah netral untuk ${labelOf(key)}`;
  const why =
    !told.includes(key) &&
    reasonsOfSide({ telling, key, side: 'below', isOfSeveral: true, isBrief: true });
  return [telling.say(asSentence(counted)), why].filter(Boolean).join(' ');
}

/** How much larger the part of those below neutral is than that of those above. */
const surplusBelow = ({ share }: Answers) => share.below.exact - share.above.exact;
