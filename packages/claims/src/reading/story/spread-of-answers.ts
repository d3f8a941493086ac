import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured, GROWING } from './growth.js';
import { spreadOfScores } from '../../facts/spread-of-scores.js';

const SHAPE = /^(?:sebaran|penyebaran|rentang|variasi|keragaman|distribusi)(?:nya)?$/;
const PARTED = /^(?:terbelah|terpecah|terpolarisasi|beragam|bervariasi|variatif|tersebar)$/;
const GATHERED = /^(?:terpusat|terkonsentrasi|mengumpul|berkumpul|mengelompok|memusat|seragam)$/;

/**
 * "Sebaran perkiraan harga jual makin melebar", "jawaban kontak kian terbelah", "jawaban kini lebih
 * terpusat pada netral": how far the scores lie apart, now and before. "Pada netral" asks that its
 * answers grew.
 */
export function readSpreadOfAnswers(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const both = clause.outer ? null : bothWaysIn(clause);
    if (both) return [readBothWays(sentence, both)];
    const said = isUnfigured(clause) ? spreadIn(clause) : null;
    if (!said) return [];
    const { way, items } = said;
    const claim = { type: 'distribution', items } as const;
    const [indicator, more] = sentence.indicatorOf(items[0]!).keys;
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const then = baseOf(sentence, items[0]!);
    const at = items.find(isA('category'));
    const steps = [
      spreadOfScores(sentence.sheet.table, { indicator, sector, period: 'now' }),
      spreadOfScores(sentence.sheet.table, { indicator, sector, period: then }),
    ];
    const share = { measure: 'answer-share', indicator, sector, category: 'neutral' } as const;
    const { table } = sentence.sheet;
    const [now, before] = [table.find(share), table.find({ ...share, period: then })];
    if (!now || !before || steps[0] === null || steps[1] === null) return [decided(claim, null)];
    const wider = Math.sign(steps[0]! - steps[1]!);
    const emptier = Math.sign(before.value - now.value);
    // How far scores lie apart and how many lie in the middle may part ways.
    const isSo = at ? emptier === way : wider === way && emptier !== -way;
    const isOpposed = wider === -way && emptier === -way;
    return [decided(claim, isSo ? true : isOpposed ? false : null, { facts: [now] })];
  });
}

/** What a clause says of the ways that answers went, and the words that say so. */
interface Ways {
  readonly items: readonly Item[];
  /** "Tidak berbeda antarkontak". */
  readonly isAlike: boolean;
}

/**
 * "Biaya energi bergerak dua arah", "arah tenaga kerja berbeda antarkontak", "margin usaha kontak tidak
 * seragam": some answered above neutral and some below.
 */
function bothWaysIn({ items }: Clause): Ways | null {
  const at = items.findIndex(({ word }) => word === 'dua');
  const next = items[at + 1];
  if (at >= 0 && next && ['arah', 'kutub', 'kubu'].includes(next.word))
    return { items: [items[at]!, next], isAlike: false };
  const among = items.filter(({ word }) => AMONG.test(word));
  const [name, ...more] = items.filter(isA('indicator'));
  const isOfOne = name?.meaning.keys.length === 1 && more.length === 0;
  if (!isOfOne) return null;
  const isOfContacts = items.some((one) => means(one, 'people') && one.meaning.who === 'kontak');
  const [told, ...others] = items.filter(
    ({ word, meaning }) =>
      APART.test(word) || ALIKE.test(word) || meaning.is === 'not' || NOT.test(word),
  );
  if (!told || (among.length === 0 && !isOfContacts)) return null;
  const said = [told, ...others];
  if (items.some((one) => BESIDE.has(one.meaning.is) && !said.includes(one))) return null;
  const isUnlike = means(told, 'not') && others.length === 1 && ALIKE.test(others[0]!.word);
  const isApart = others.length === 0 && APART.test(told.word) && among.length > 0;
  // "Tidak berbeda" is one phrase.
  const isAlike =
    others.length === 0 && NOT.test(told.word) && !means(told, 'not') && among.length > 0;
  return isUnlike || isApart || isAlike ? { items: [...said, ...among], isAlike } : null;
}
const APART = /^(?:berbeda|berlainan|berbeda-beda)$/;
const ALIKE = /^(?:seragam|searah|sama|serupa)$/;
const NOT = /^(?:tidak|tak)$/;
const AMONG = /^antar(?:kontak|responden|perusahaan|pelaku)$/;
const BESIDE: ReadonlySet<Item['meaning']['is']> = new Set(['way', 'than', 'other', 'number']);

function readBothWays(sentence: Sentence, { items, isAlike }: Ways): Reading {
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const sides = (['above', 'neutral', 'below'] as const).map((category) =>
    sentence.sheet.table.find({ measure: 'answer-count', indicator, sector, category }),
  );
  const [above, , below] = sides.map((side) => side?.value ?? 0);
  const isBoth = above! > 0 && below! > 0;
  const isOne = sides.some((side) => side !== undefined && side.value > 0 && side.value === side.n);
  const isSo = isBoth ? !isAlike : isOne ? isAlike : null;
  return decided({ type: 'distribution', items }, isSo);
}

/** What is said to have widened (1) or drawn together (−1), and the words that say so. */
function spreadIn({ items }: Clause): { way: 1 | -1; items: Item[] } | null {
  if (items.some(isA('not'))) return null;
  const shape = items.find(({ word }) => SHAPE.test(word));
  const moved = items.find(isA('way'));
  if (shape && moved?.meaning.way) return { way: moved.meaning.way, items: [shape, moved] };
  const at = items.findIndex(({ word }) => PARTED.test(word) || GATHERED.test(word));
  const own = items[at];
  const lead = items[at - 1];
  const isOfAnswers = items.some((one) => means(one, 'people') || SHAPE.test(one.word));
  if (!own || !lead || !GROWING.has(lead.word) || !isOfAnswers || moved) return null;
  const place = items.slice(at + 1).find(isA('category'));
  if (place && place.meaning.category !== 'neutral') return null;
  const said = place ? [own, lead, place] : [own, lead];
  return { way: PARTED.test(own.word) ? 1 : -1, items: said };
}
