import { asSentence, bold, capital, labelOf } from '../../prose/sentence.js';
import { SIDES } from '@lqc/claims';
import { type IndicatorKey, indicatorOf, mayTell } from '@lqc/contracts';
import { type Answers, answersOf, asMuch, sidesTold } from '../../wordings/answers.js';
import { changeOf, figure, levelOf, POSITIONS } from '../../wordings/in-words.js';
import { aClaim } from '../../wordings/proposed-claim.js';
import { wordingsOf } from '../../wordings/wordings-of.js';
import { reasons } from './reasons.js';
import { saidOnSide, type Side } from '../../reasons/said-on-side.js';
import type { Telling } from '../../wordings/telling.js';

const MOST_SECTORS = 2;

/**
 * BAB 1 and BAB 2: an indicator's average with its changes, how many answered and what, reasons from
 * both sides.
 */
export function indicatorText(telling: Telling, indicator: IndicatorKey): string[] {
  const label = labelOf(indicator);
  const average = telling.find({ measure: 'average', indicator });
  if (!average) {
    const narrated = telling.own('narrated', indicator);
    if (narrated) {
      const [above = 0, below = 0] = (['above', 'below'] as const).map(
        (side) => saidOnSide(telling, indicator, side).length,
      );
      const first = below > above ? 'below' : 'above';
      return [bold(narrated), reasons(telling, indicator, { first })];
    }
    const opening =
      indicatorOf(indicator).likertLabel === null
        ? `Perkembangan ${label} tercermin dari keterangan kontak.`
        : `Tidak ada jawaban sah untuk ${label} pada ${telling.period('now')}.`;
    return [bold(opening), reasons(telling, indicator, { first: 'above' })];
  }
  if (!mayTell('count', average.n))
    return [
      bold(asSentence(`${label} pada ${telling.period('now')} dijawab kurang dari tiga kontak`)),
    ];
  const answered = answersTold(telling, indicator);
  const paragraphs = mayTell('level', average.n)
    ? [
        [
          ...messageFirst(telling, indicator),
          telling.tell('stable', { indicator, base: 'last_year' }) ||
            telling.tell('change', { indicator, base: 'last_year' }),
        ],
        answered,
      ]
    : [[bold(answered[0] ?? ''), ...answered.slice(1)]];
  return [
    ...paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')),
    reasons(telling, indicator, { first: sideFirst(telling, indicator) }),
    // Behind a sector contacts that are counted would be read as of it.
    mayTell('level', average.n) ? sectorsBeside(telling, indicator).join(' ') : '',
  ];
}

/** The side of the change; without one that of more answers. */
function sideFirst(telling: Telling, indicator: IndicatorKey): Side {
  const direction = changeOf(telling.find({ measure: 'change', indicator, base: 'before' }));
  if (direction === 'up' || direction === 'down') return direction === 'up' ? 'above' : 'below';
  const [above = 0, below = 0] = (['above', 'below'] as const).map(
    (category) => telling.find({ measure: 'answer-count', indicator, category })?.value,
  );
  return below > above ? 'below' : 'above';
}

/** How many answered, and how many on each side, in one sentence; in two where a side would show a firm. */
function answersTold(telling: Telling, indicator: IndicatorKey): string[] {
  const answers = answersOf({ indicator, sector: null }, telling);
  const whole = answers && telling.say(...wholeAnswers(answers).map(asSentence));
  if (whole) return [whole];
  const [rate = ''] = wordingsOf(aClaim('response_rate', { indicator }), telling);
  const those = 'dari jawaban tersebut';
  // With one side only, "dari jawaban tersebut, 69,4% …" would read as unfinished.
  const [first, ...others] = answers ? SIDES.filter((side) => answers.isOpen[side]) : [];
  const isAlone = first !== undefined && others.length === 0 && answers!.count[first].value > 0;
  const sides = answers && sidesTold(answers, isAlone ? `${those} ` : '');
  return [
    telling.say(asSentence(rate)),
    sides
      ? telling.say(
          isAlone ? asSentence(`${asMuch(answers!.all)} ${sides}`) : `${capital(those)}, ${sides}.`,
        )
      : '',
  ];
}

/** All answers in one clause; none where a side is empty or would show a firm. */
function wholeAnswers(answers: Answers): string[] {
  const { all, count, isOpen } = answers;
  if (!SIDES.every((side) => isOpen[side] && count[side].value > 0)) return [];
  const [above, neutral, below] = SIDES.map((side) => figure(count[side]));
  const n = figure(all);
  return [
    `dari ${n} jawaban, ${sidesTold(answers)}`,
    `sebanyak ${above} dari ${n} kontak menjawab di atas netral, ${neutral} netral, dan ${below} di bawah netral`,
    `dari ${n} kontak, ${above} menjawab di atas netral, ${neutral} netral, dan ${below} di bawah netral`,
    `terdapat ${above} jawaban di atas netral, ${neutral} netral, dan ${below} di bawah netral (n = ${n})`,
  ];
}

/** The sectors whose average differs distinguishably from that of all contacts. */
const sectorsBeside = (telling: Telling, indicator: IndicatorKey): string[] =>
  telling.claims.table.sectors
    .map((sector) => telling.tell('compare', { indicator, sector }))
    .filter(Boolean)
    .slice(0, MOST_SECTORS);

/**
 * The message in bold (what level and change mean), then the figures and the side of neutral. The figures
 * are bold instead where the words say no more, or say only that a normal level moved.
 */
function messageFirst(telling: Telling, indicator: IndicatorKey): string[] {
  const told = telling.tell('condition', { indicator });
  const words = told.includes('relatif stabil') ? '' : told;
  const stable = words ? '' : stableInPlace(telling, indicator);
  if (stable) return [bold(stable)];
  const figures =
    telling.tell('from_to', { indicator, base: 'before' }) || telling.tell('level', { indicator });
  const { manner } = indicatorOf(indicator);
  const composition = telling.own('composition', indicator);
  if (composition) return [bold(figures), composition];
  const slower = telling.own('slower', indicator);
  if (slower) return [bold(slower), figures];
  if (!words) return [bold(figures), placeBeside(telling, indicator)];
  if (manner === 'normal') return [bold(figures), words];
  return [bold(words), figures, manner === 'pressure' ? placeBeside(telling, indicator) : ''];
}

/** That an average is stable, and where it lies, in one sentence; empty when it is not stable. */
function stableInPlace(telling: Telling, indicator: IndicatorKey): string {
  const now = telling.find({ measure: 'average', indicator });
  const before = telling.find({ measure: 'average', indicator, period: 'before' });
  const level = levelOf(now);
  if (!now || !before || !level || !telling.tell('stable', { indicator, base: 'before' }))
    return '';
  return telling.say(
    asSentence(
      `${labelOf(indicator)} relatif stabil ${POSITIONS[level]} netral, dengan skor ${figure(now)} pada ${telling.period('now')}, dibandingkan dengan ${figure(before)} pada ${telling.period('before')}`,
    ),
  );
}

/** Which side of neutral the figures told last are on. */
function placeBeside(telling: Telling, indicator: IndicatorKey): string {
  const place = telling.tell('neutral_position', { indicator });
  const [, where] = / (berada di .+)\.$/.exec(place) ?? [];
  return (
    (where &&
      telling.say(
        `Skor tersebut ${where}.`,
        `Skor itu ${where}.`,
        `Dengan skor itu, ${labelOf(indicator)} ${where}.`,
      )) ||
    place
  );
}
