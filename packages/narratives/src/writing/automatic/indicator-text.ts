import { type IndicatorKey, indicatorOf, mayTell } from '@lqc/contracts';
import { labelOf } from '../../wordings/in-words.js';
import { reasons } from './reasons.js';
import type { Telling } from './telling.js';

/** BAB 1 and BAB 2: an indicator's average, its change, its answers, and reasons from both sides. */
export function indicatorText(telling: Telling, key: IndicatorKey): string[] {
  const label = labelOf(key);
  const indicator = key;
  const average = telling.find({ measure: 'average', indicator });
  if (!average) {
    const opening =
      indicatorOf(key).likertLabel === null
        ? `**${label} ditanyakan tanpa skala, hanya dalam narasi.**`
        : `**Tidak ada jawaban sah untuk ${label} pada ${telling.period('now')}.**`;
    return [opening, reasons(telling, key)];
  }
  if (!mayTell('count', average.n))
    return [`**${label} pada ${telling.period('now')} dijawab kurang dari tiga kontak.**`];
  const answered = telling.tell('response_rate', { indicator });
  return [
    (mayTell('level', average.n)
      ? [
          bold(
            telling.tell('from_to', { indicator, base: 'before' }) ||
              telling.tell('level', { indicator }),
          ),
          conditionBeside(telling, key),
          answered,
        ]
      : [bold(answered)]
    )
      .filter(Boolean)
      .join(' '),
    [
      telling.tell('stable', { indicator, base: 'last_year' }) ||
        telling.tell('change', { indicator, base: 'last_year' }),
      telling.tell('distribution', { indicator }),
    ]
      .filter(Boolean)
      .join(' '),
    reasons(telling, key),
  ];
}

/** Level and change in words; where these are those of the sentence before, where the average lies. */
function conditionBeside(telling: Telling, indicator: IndicatorKey): string {
  const words = telling.tell('condition', { indicator });
  const isSaid = /relatif stabil/.test(words);
  return isSaid ? telling.tell('neutral_position', { indicator }) : words;
}

const bold = (sentence: string) => (sentence ? `**${sentence}**` : '');
