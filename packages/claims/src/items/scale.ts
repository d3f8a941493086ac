import { type Token } from '@lqc/language';
import { LIKERT_SCALE } from '@lqc/contracts';
import type { Meaning } from './item.js';
import { UNIT_WORDS } from './units.js';

/** "skor 4", "netral 3", "skala 1–5": the scale itself, no figure. */
export function beforeScale(
  tokens: readonly Token[],
  at: number,
  value: number,
  decimals: number,
): Meaning | null {
  const [two = '', one = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  // "Skala 1–5", "3,03 dari skala 5"; but "berada pada skala 5" is a score.
  const isEnd =
    (value === LIKERT_SCALE.min &&
      tokens.slice(at + 1, at + 4).some(({ kind }) => kind === 'number')) ||
    (value === LIKERT_SCALE.max && two === 'dari');
  if ((one === 'skala' || two === 'skala') && decimals === 0 && isEnd) return { is: 'plain' };
  const after = tokens[at + 1];
  const hasUnit = after && (after.text === '%' || UNIT_WORDS.has(after.word));
  // "Yang menilai di atas netral 24 dan yang di bawah netral 3": how many.
  const isCounted = tokens.some(
    (token, place) =>
      place !== at && token.kind === 'number' && tokens[place - 1]?.word === 'netral',
  );
  const isThreshold =
    (one === 'netral' && isCounted ? false : THRESHOLD.has(one)) ||
    (THRESHOLD.has(two) && STATING.has(one));
  if (value === 3 && !hasUnit && isThreshold) return { is: 'plain' };
  const isThree = value === 3 && decimals === 0 && !hasUnit;
  // "Di atas 3", "di bawah ambang 3".
  const [lead, side] = NAMING.has(one) ? [tokens[at - 3]?.word, two] : [two, one];
  if (isThree && lead === 'di' && (side === 'atas' || side === 'bawah'))
    return { is: 'category', category: side === 'atas' ? 'above' : 'below' };
  // "Skor tertinggi, yaitu 5".
  const said = tokens.slice(Math.max(0, at - 5), at).map(({ word }) => word);
  const end =
    /skor (tertinggi|maksimum|maksimal|terendah|minimum|minimal)(?: ,)?(?: yaitu| yakni| sebesar)$/.exec(
      said.join(' '),
    )?.[1];
  if (end && decimals === 0 && !hasUnit && value === (/^(?:ter?tinggi|maks)/.test(end) ? 5 : 1))
    return { is: 'plain' };
  const isScore =
    ['skor', 'nilai', 'bernilai', 'angka', 'skala'].includes(one) ||
    (['maksimum', 'minimum', 'tertinggi', 'terendah'].includes(one) && two === 'skor');
  if (isScore && decimals === 0 && value >= 1 && value <= 5 && !hasUnit)
    return { is: 'category', category: `score ${value}` };
  return null;
}

/** "Ambang netral 3", "netral (3)", "titik tengah sebesar 3". */
const THRESHOLD = new Set(['netral', 'ambang', 'tengah']);

/** What the middle of the scale is called by: "angka 3". */
const NAMING = new Set(['angka', 'skor', 'level', 'nilai', 'batas', 'ambang', 'titik', 'garis']);

const STATING = new Set('( sebesar yaitu yakni senilai skor nilai skala'.split(' '));
