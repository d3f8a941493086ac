import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import type { Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { SaidWay } from '../../bind/ways.js';
import { spreadOfScores } from '../../facts/spread-of-scores.js';

const APART = /^(?:selisih|jarak|kesenjangan|gap|perbedaan)(?:nya)?$/;
const SPREAD = /^(?:sebaran|distribusi|rentang|variasi|keragaman|persebaran)(?:nya)?$/;

/**
 * "Selisih keduanya menyempit": how far two averages lie apart beside how far they did before. "Sebaran
 * jawaban melebar": how far the answers to one question lie apart. Right where it is so; else left open,
 * for there are other measures of it. Null where the word is said of neither.
 */
export function readApartThen(
  sentence: Sentence,
  item: Item,
  { way, isNegated, items }: SaidWay,
): Reading | null {
  const lead = sentence.before(item);
  // "Menambah jarak terhadap Triwulan I 2024", "mempersempit selisih": what is made wider stands behind.
  const isOfTwo = [...lead, ...sentence.after(item).slice(0, 1)].some(({ word }) =>
    APART.test(word),
  );
  if (!isOfTwo && !lead.some(({ word }) => SPREAD.test(word))) return null;
  const base = baseOf(sentence, item);
  const moved = isOfTwo ? gapMoved(sentence, base) : spreadMoved(sentence, item, base);
  const isSo = moved !== null && Math.sign(moved) === way && !isNegated;
  return decided({ type: isOfTwo ? 'compare' : 'distribution', items }, isSo ? true : null);
}

type Base = ReturnType<typeof baseOf>;

/** How much further two averages lie apart than before; null where not two are named. */
function gapMoved(sentence: Sentence, base: Base): number | null {
  const keys = new Set(sentence.all('indicator').flatMap(({ meaning }) => meaning.keys));
  const sectors = new Set(sentence.all('sector').map(({ meaning }) => meaning.sector));
  const { table, sector, indicator } = sentence.sheet;
  const pair: FactAddress[] =
    sectors.size === 2 && keys.size < 2
      ? [...sectors].map((one) => ({
          measure: 'average',
          indicator: [...keys][0] ?? sentence.topic.indicator ?? indicator,
          sector: one,
        }))
      : [...keys].map((one) => ({
          measure: 'average',
          indicator: one,
          sector: [...sectors][0] ?? sector,
        }));
  if (pair.length !== 2) return null;
  const apart = (period: 'now' | Base) => {
    const [one, two] = pair.map((at) => table.find({ ...at, period }));
    return one && two ? Math.abs(one.value - two.value) : null;
  };
  const [now, then] = [apart('now'), apart(base)];
  return now === null || then === null ? null : Number((now - then).toFixed(6));
}

/** How much further the single answers lie from their average, by the standard error of it. */
function spreadMoved(sentence: Sentence, item: Item, base: Base): number | null {
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  // Where all gave one score there is no spread to widen.
  const deviation = (period: 'now' | Base) =>
    spreadOfScores(sentence.sheet.table, { indicator, sector, period }) || null;
  const [now, then] = [deviation('now'), deviation(base)];
  return now === null || then === null ? null : now - then;
}
