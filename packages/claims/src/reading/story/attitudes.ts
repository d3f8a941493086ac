import { type ClaimFact, type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { EXPECTATION_OF } from '../../language/indicator-names.js';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isExpected } from '../directions/expected.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOfSize } from '../../judging/sizes.js';
import { isTold } from './growth.js';

const OPEN =
  /^(?:terbuka|berani|leluasa|siap|bersemangat|antusias|ekspansif|agresif|yakin|optimis|optimistis|bergairah|berminat)$/;
const WARY =
  /^(?:berhati-hati|hati-hati|enggan|ragu|ragu-ragu|selektif|waspada|konservatif|pesimis|pesimistis|khawatir|cemas|defensif|menunda|menangguhkan|mengerem)$/;
const TURNING = new Set(['lebih', 'makin', 'semakin', 'kian', 'mulai', 'tambah', 'berubah']);

/** What people do, as the object of an attitude: "menambah pekerja", "berinvestasi". */
const OBJECTS: readonly (readonly [words: RegExp, key: IndicatorKey])[] = [
  [/^(?:pekerja|karyawan|pegawai|merekrut|perekrutan|rekrutmen)(?:nya)?$/, 'tenaga kerja'],
  [/^(?:berinvestasi|ekspansi|berekspansi)$/, 'investasi'],
];

/** Who feels so, and towards what; `turns` where the attitude is said to have changed. */
interface Attitude {
  readonly side: 1 | -1;
  readonly turns: boolean;
  readonly items: readonly Item[];
}

/**
 * "Pelaku industri sedikit lebih optimis", "kontak enggan menambah pekerja", "mulai lebih terbuka untuk
 * merekrut": how people are minded is what they expect, else how they answer. An attitude that turned
 * is a change; one that they have is a side of neutral, and the wary may also be on their way there.
 */
export function readAttitudes(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isTold(clause) ? attitudeIn(clause) : null;
    return said ? [readAttitude(sentence, clause, said)] : [];
  });
}

function attitudeIn({ items }: Clause): Attitude | null {
  const at = items.findIndex(
    (one, place) =>
      !one.used &&
      (OPEN.test(one.word) ||
        WARY.test(one.word) ||
        isMinded(one) ||
        (one.word === 'menahan' && items[place + 1]?.word === 'diri')),
  );
  const own = items[at];
  const lead = items[at - 1];
  if (!own || means(own, 'category') || lead?.word === 'kurang') return null;
  if (!items.slice(0, at).some(isActor)) return null;
  const isPhrase = isMinded(own);
  const isTurned = isPhrase || TURNING.has(lead?.word ?? '');
  const isGood =
    isMinded(own) && means(own, 'way')
      ? own.meaning.way > 0
      : means(own, 'more')
        ? own.meaning.comparison === 'more'
        : OPEN.test(own.word);
  // "Enggan menurunkan harga", "siap mengurangi pekerja".
  const act = items.slice(at + 1).find((one) => means(one, 'way'));
  const isAgainst = act && means(act, 'way') && act.meaning.way < 0;
  const isTurnedRound = Boolean(isAgainst) !== Boolean(lead && means(lead, 'not'));
  const side = isGood !== isTurnedRound ? 1 : -1;
  // "Belum berani menaikkan harga".
  const not = lead && means(lead, 'not') ? lead : null;
  // "Lebih optimis terhadap harga daripada terhadap tenaga kerja" sets two averages side by side.
  if (items.some((one) => means(one, 'not') && one !== not)) return null;
  if (items.filter(isA('indicator')).length > 1) return null;
  const itself = own.word === 'menahan' ? items.slice(at + 1, at + 2) : [];
  const rest = items.filter(
    (one) =>
      itself.includes(one) ||
      objectIn(one) !== null ||
      one === act ||
      (means(one, 'size') && isBeside(items, one, own)),
  );
  const leads = (not ?? (isTurned && !isPhrase)) && lead ? [lead] : [];
  return { side, turns: isTurned, items: [...new Set([own, ...leads, ...rest])] };
}

/** "Lebih optimis", "makin pesimis" are phrases of their own. */
const isMinded = (one: Item): boolean =>
  (means(one, 'more') || means(one, 'way')) && one.meaning.isOfMood === true;

const isBeside = (items: readonly Item[], size: Item, own: Item) =>
  Math.abs(items.indexOf(size) - items.indexOf(own)) <= 2;

const ACTORS = new Set([
  'pelaku',
  'industri',
  'mereka',
  'produsen',
  'pedagang',
  'pengusaha',
  'usaha',
]);
const isActor = (one: Item) =>
  ACTORS.has(one.word) ||
  (means(one, 'people') && (one.meaning.who === 'kontak' || one.meaning.who === 'perusahaan'));

const objectIn = ({ word }: Item): IndicatorKey | null =>
  OBJECTS.find(([words]) => words.test(word))?.[1] ?? null;

function readAttitude(
  sentence: Sentence,
  clause: Clause,
  { side, turns, items }: Attitude,
): Reading {
  const [own] = items;
  const claim = { type: turns ? 'change' : 'neutral_position', items } as const;
  const [sector = null] = sentence.sectorOf(own!).sectors;
  const indicator = indicatorMeant(sentence, clause, own!);
  if (!indicator) return decided(claim, null);
  const { table } = sentence.sheet;
  const of = { indicator, sector } as const;
  const average = table.find({ measure: 'average', ...of });
  const change = table.find({ measure: 'change', ...of, base: baseOf(sentence, own!) });
  if (!average) return decided(claim, null);
  for (const one of sentence.all('expected')) one.used = true;
  const moved = change ? change.value * side : 0;
  const apart = (average.value - LIKERT_SCALE.neutral) * side;
  const fact = turns ? change : average;
  const told = { facts: fact ? [fact] : [], expected: fact ? table.label(fact) : null };
  if (turns) return decided(claim, isTurned(items, change, moved), told);
  // Whoever is wary need not cut yet: the answers are near neutral and on their way down.
  const isOnTheWay = side < 0 && moved > 0 && apart > -NEAR;
  const holds = apart > 0 || isOnTheWay ? true : apart < -NEAR && moved < 0 ? false : null;
  return decided(claim, holds, told);
}
const NEAR = 0.25;

function isTurned(
  items: readonly Item[],
  change: ClaimFact | undefined,
  moved: number,
): boolean | null {
  if (!change || moved === 0) return null;
  const size = items.find(isA('size'));
  return moved < 0 ? false : !size || isOfSize(change.value, size.meaning.size) !== false || null;
}

/** What they are minded to: named, or done to by them, or what the text is about; ahead of today. */
function indicatorMeant(sentence: Sentence, clause: Clause, own: Item): IndicatorKey | null {
  const object = clause.items.map(objectIn).find((key) => key !== null);
  const [named, more] = object ? [object] : sentence.indicatorOf(own).keys;
  if (more) return null;
  const acts = clause.items.some((one) => means(one, 'way') && one.start > own.end);
  const isAhead = isExpected(sentence, own) || acts || object !== undefined;
  const ahead = named && (EXPECTATION_OF[named] ?? named);
  if (isAhead) return ahead?.startsWith('perkiraan') ? ahead : named ? null : 'perkiraan penjualan';
  return named ?? null;
}
