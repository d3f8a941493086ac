import { type IndicatorKey, indicatorOf, mayTell } from '@lqc/contracts';
import { answersOf, SIDES, sidesTold } from '../../wordings/answers.js';
import { changeOf, figure, labelOf, levelOf } from '../../wordings/in-words.js';
import { aClaim } from '../../wordings/proposed-claim.js';
import { asSentence, capital, wordingsOf } from '../../wordings/wordings-of.js';
import { reasons } from './reasons.js';
import type { Side } from '../../reasons/said-on-side.js';
import type { Telling } from './telling.js';

const MOST_SECTORS = 2;

/**
 * BAB 1 and BAB 2: an indicator's average with its changes, how many answered and what, reasons from
 * both sides.
 */
export function indicatorText(telling: Telling, indicator: IndicatorKey): string[] {
  const label = labelOf(indicator);
  const average = telling.find({ measure: 'average', indicator });
  if (!average) {
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
          placeBeside(telling, indicator),
          telling.tell('stable', { indicator, base: 'last_year' }) ||
            telling.tell('change', { indicator, base: 'last_year' }),
        ],
        [...answered, ...sectorsBeside(telling, indicator)],
      ]
    : [[bold(answered[0] ?? ''), ...answered.slice(1)]];
  return [
    ...paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')),
    reasons(telling, indicator, { first: sideFirst(telling, indicator) }),
  ];
}

/** The side of the change; without one that of more answers. */
function sideFirst(telling: Telling, indicator: IndicatorKey): Side {
  const way = changeOf(telling.find({ measure: 'change', indicator, base: 'before' }));
  if (way === 'up' || way === 'down') return way === 'up' ? 'above' : 'below';
  const [above = 0, below = 0] = (['above', 'below'] as const).map(
    (category) => telling.find({ measure: 'answer-count', indicator, category })?.value,
  );
  return below > above ? 'below' : 'above';
}

/** How many answered, then which part of them on each side; sides that would show a firm are left out. */
function answersTold(telling: Telling, indicator: IndicatorKey): string[] {
  const [rate = ''] = wordingsOf(aClaim('response_rate', { indicator }), telling);
  const answers = answersOf({ indicator, sector: null }, telling);
  const those = 'dari jawaban tersebut';
  // Of one side alone "dari jawaban tersebut, 69,4% …" would end where a reader waits for the others.
  const isAlone = answers !== null && SIDES.filter((side) => answers.isOpen[side]).length === 1;
  const sides = answers && sidesTold(answers, isAlone ? `${those} ` : '');
  return [
    telling.say(asSentence(rate)),
    sides ? telling.say(isAlone ? `Sebanyak ${sides}.` : `${capital(those)}, ${sides}.`) : '',
  ];
}

/** The sectors whose average can be told apart from that of all contacts. */
const sectorsBeside = (telling: Telling, indicator: IndicatorKey): string[] =>
  telling.claims.table.sectors
    .map((sector) => telling.tell('compare', { indicator, sector }))
    .filter(Boolean)
    .slice(0, MOST_SECTORS);

/**
 * In bold what level and change mean, then their figures; the figures in bold where their words say no more, or
 * tell of a normal level alone what moved.
 */
function messageFirst(telling: Telling, indicator: IndicatorKey): string[] {
  const words = telling.tell('condition', { indicator });
  const figures =
    stableInPlace(telling, indicator) ||
    telling.tell('from_to', { indicator, base: 'before' }) ||
    telling.tell('level', { indicator });
  if (!words || words.includes('relatif stabil')) return [bold(figures)];
  const isOfLevel = indicatorOf(indicator).manner === 'normal';
  return isOfLevel ? [bold(figures), words] : [bold(words), figures];
}

/** That an average is stable and where it lies, in one sentence; empty where it is not, or the words of level tell it. */
function stableInPlace(telling: Telling, indicator: IndicatorKey): string {
  const words = telling.tell('condition', { indicator });
  if (words && !words.includes('relatif stabil')) return '';
  const now = telling.find({ measure: 'average', indicator });
  const before = telling.find({ measure: 'average', indicator, period: 'before' });
  const level = levelOf(now);
  if (!now || !before || !level || !telling.tell('stable', { indicator, base: 'before' }))
    return '';
  return telling.say(
    asSentence(
      `${labelOf(indicator)} relatif stabil ${PLACES[level]} netral, dengan rata-rata ${figure(now)} pada ${telling.period('now')}, dibandingkan ${figure(before)} pada ${telling.period('before')}`,
    ),
  );
}

const PLACES = { above: 'di atas', neutral: 'di sekitar', below: 'di bawah' } as const;

/** Where the average lies, unless the words of level and change tell it. */
function placeBeside(telling: Telling, indicator: IndicatorKey): string {
  if (stableInPlace(telling, indicator)) return '';
  const words = telling.tell('condition', { indicator });
  const isPressure = indicatorOf(indicator).manner === 'pressure';
  if (words && !isPressure && !words.includes('relatif stabil')) return '';
  const place = telling.tell('neutral_position', { indicator });
  const [, where] = / (berada di .+)\.$/.exec(place) ?? [];
  return (where && telling.say(`Rata-rata tersebut ${where}.`)) || place;
}

const bold = (sentence: string) => (sentence ? `**${sentence}**` : '');
