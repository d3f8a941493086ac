import { asSentence, labelOf } from '../../prose/sentence.js';
import type { IndicatorKey } from '@lqc/contracts';
import {
  changeOf,
  figure,
  honestWords,
  levelOf,
  POSITIONS,
  size,
} from '../../wordings/in-words.js';
import { asPredicate } from '../../prose/predicates.js';
import type { Telling } from '../../wordings/telling.js';

interface Moved {
  readonly indicator: IndicatorKey;
  readonly sector?: string;
  /** Its place among such sentences: neighbours are worded differently, and the first names the quarter. */
  readonly place: number;
}

/** An indicator's change with both averages, and in the words of the one table where these fit. */
export function movedSentence(telling: Telling, { indicator, sector, place }: Moved): string {
  const at = { indicator, sector: sector ?? null } as const;
  const now = telling.find({ measure: 'average', ...at });
  const before = telling.find({ measure: 'average', ...at, period: 'before' });
  const change = telling.find({ measure: 'change', ...at, base: 'before' });
  if (!now || !before || !change) return '';
  const words = changeOf(change) && honestWords(telling, indicator, at.sector);
  const isTwice = words?.includes('meningkat');
  const [verb, other] =
    change.value > 0 ? ['naik', isTwice ? 'naik' : 'meningkat'] : ['turun', 'menurun'];
  const label = labelOf(indicator);
  const since = place === 0 ? ` pada ${telling.period('before')}` : '';
  const moved = [
    `skor ${label} ${verb} ${size(change)} poin, dari ${figure(before)}${since} menjadi ${figure(now)},`,
    `skor ${label} ${other} dari ${figure(before)}${since} menjadi ${figure(now)} (${size(change)} poin)`,
  ];
  const pressure = /^tekanan ((?!diprakirakan ).+)$/.exec(words ?? '')?.[1];
  if (pressure) {
    // "Biaya energi turun" of an average near neutral reads as if costs had fallen.
    const eased = `tekanan ${label} ${pressure}, dengan skor`;
    const told = telling.sayAt(
      place,
      moved.map((one) => asSentence(`${eased} ${joined(one.slice(`skor ${label} `.length), '')}`)),
    );
    if (told) return told;
  }
  const level = levelOf(now);
  const endings = [
    ...(words ? [behind(words, label)] : []),
    ...(level ? [` dan berada ${POSITIONS[level]} netral`] : []),
    '',
  ];
  return endings.reduce(
    (told, ending) =>
      told ||
      telling.sayAt(
        place,
        moved.map((one) => asSentence(joined(one, ending))),
      ),
    '',
  );
}

/** The closing comma of an insertion is dropped before the end or another comma. */
const joined = (moved: string, told: string): string =>
  told === '' || told.startsWith(',') ? `${moved.replace(/,$/, '')}${told}` : `${moved}${told}`;

/** The table's words, placed after their subject. */
function behind(words: string, label: string): string {
  const pressure = /^tekanan (.+)$/.exec(words)?.[1];
  if (pressure) return `, dengan tekanan yang ${pressure}`;
  const told = asPredicate(words);
  return words.startsWith('diprakirakan')
    ? `, dan ${label.replace(/^perkiraan /, '')} ${told}`
    : ` dan ${told}`;
}
