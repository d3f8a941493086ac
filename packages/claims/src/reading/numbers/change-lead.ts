import { isAdverb } from '../../dimensions/bases.js';
import type { Item } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { NumberItem } from '../bindings/binding.js';

const STEPS = new Set([
  'sebesar',
  'senilai',
  'sebanyak',
  'hanya',
  'cuma',
  'sekitar',
  'secara',
  'mencapai',
  'yakni',
  'yaitu',
]);

const PLACES = /^(?:zona|wilayah|area|teritori|fase)$/;

/** The word of direction that a number is the size of: "naik tipis sebesar 0,12". */
export function changeLead(sentence: Sentence, item: NumberItem): Item | null {
  let isPastName = false;
  for (const one of sentence.before(item).slice(0, 5)) {
    const { is } = one.meaning;
    // "Tetap 3,00" tells the level.
    if (is === 'way' && one.meaning.way === 0) return null;
    if (is === 'more' && one.meaning.comparison === 'equal') return null;
    // "Mengungguli Perkiraan Harga Jual (3,41)": the other's own level.
    if (is === 'more' && isPastName) return null;
    if (is === 'way' || is === 'more') return one;
    if (is === 'measure') return one.meaning.measure === 'change' ? one : null;
    // "Yang pesimistis (2,75)", "di zona kontraksi (2,33)": a judgement and a place go with the level.
    if (is === 'level' && one.meaning.level === 'neutral') return null;
    if (is === 'level') return one.meaning.isOpinion || PLACES.test(one.word) ? null : one;
    // "Pertumbuhan tahunan sekitar 10,2 %".
    if (is === 'period' && isAdverb(one)) continue;
    if (is === 'size' || is === 'near' || is === 'open' || STEPS.has(one.word)) continue;
    if (is === 'indicator') {
      isPastName = true;
      continue;
    }
    return null;
  }
  return null;
}
