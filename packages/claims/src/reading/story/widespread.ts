import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured } from './growth.js';
import { sideOfMood } from './moods.js';

const WIDELY = /^(?:merata|meluas|menyebar|luas)$/;
const GROWING = new Set(['makin', 'semakin', 'kian', 'lebih', 'bertambah']);
const PRESSURE = /^(?:tekanan|beban|dorongan)$/;

/**
 * "Optimisme merata di banyak sektor", "pelemahan persediaan terjadi cukup luas", "tekanan biaya energi
 * makin merata": on how many sides something is seen. What is wide holds of more than half of the answers
 * or of the sectors; what gets wider holds of more answers than before.
 */
export function readWidespread(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isUnfigured(clause) ? wideIn(clause) : null;
    if (!said) return [];
    const { own, way, isMoved, isGrowing, isDenied, items } = said;
    const claim = { type: 'distribution', items } as const;
    const { table } = sentence.sheet;
    const [indicator, more] = sentence.indicatorOf(own).keys;
    const [sector = null] = sentence.sectorOf(own).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const category = way > 0 ? 'above' : 'below';
    const base = baseOf(sentence, own);
    const share = { measure: 'answer-share', indicator, sector, category } as const;
    const [now, then] = [table.find(share), table.find({ ...share, period: base })];
    if (!now) return [decided(claim, null)];
    if (isGrowing) {
      const step = then ? Math.sign(now.value - then.value) : 0;
      return [decided(claim, step > 0 ? true : step < 0 ? false : null, { facts: [now] })];
    }
    const averages = table.sectors.flatMap(
      (one) =>
        table.find(
          isMoved
            ? { measure: 'change', indicator, sector: one, base }
            : { measure: 'average', indicator, sector: one },
        ) ?? [],
    );
    const isSo = ({ value }: ClaimFact) =>
      Math.sign(isMoved ? value : value - LIKERT_SCALE.neutral) === way;
    if (isDenied)
      return [
        decided(claim, now.exact < 50 ? true : now.exact > 60 ? false : null, { facts: [now] }),
      ];
    const parts = [now.exact / 100];
    // What people do widely is counted by them, what spreads also by sectors.
    if (sector === null && !isWidely(own))
      parts.push(averages.filter(isSo).length / averages.length);
    const holds = parts.some((part) => part > 0.5)
      ? true
      : parts.every((part) => part < 0.4)
        ? false
        : null;
    return [decided(claim, holds, { facts: [now], expected: table.label(now) })];
  });
}

/** "… merata di banyak sektor", "… terjadi cukup luas": of a mood, a move or a pressure. */
function wideIn({ items }: Clause) {
  const at = items.findIndex((one) => WIDELY.test(one.word) || isWidely(one));
  const own = items[at];
  const ways = items.filter(isA('way')).filter((one) => one !== own);
  const moods = items.filter((one) => sideOfMood(one) !== null);
  if (!own || ways.length + moods.length > 1) return null;
  const [moved] = ways;
  const not = items.find(isA('not'));
  // "Tidak mengurangi pekerja secara luas".
  if (not && !(moved && not.start < moved.start)) return null;
  const [mood] = moods;
  // "Kinerja sektor melemah secara luas" is of more than one indicator.
  if (isWidely(own) && !items.some(isA('indicator'))) return null;
  const isPressed = items.slice(0, at).some(isPressure);
  const way = moved?.meaning.way ?? (mood ? sideOfMood(mood) : isPressed ? 1 : null);
  if (!way) return null;
  const many = items.slice(at + 1).find(({ word }) => word === 'banyak');
  const lead = items[at - 1];
  const isGrowing = GROWING.has(lead?.word ?? '');
  return {
    own,
    way,
    isMoved: moved !== undefined,
    isDenied: not !== undefined,
    isGrowing,
    items: [own, moved ?? mood, many, not, isGrowing ? lead : undefined].filter(
      (one): one is Item => one !== undefined,
    ),
  };
}

/** "Secara luas" is a word of size elsewhere. */
const isWidely = (one: Item) =>
  means(one, 'size') && one.word === 'secara' && one.end - one.start === 'secara luas'.length;

/** "Tekanan biaya energi" is the name of an indicator that begins with the word. */
const isPressure = ({ word }: Item) => PRESSURE.test(word);
