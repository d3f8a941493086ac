import { LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured } from './growth.js';

const GIVING = /^(?:memberi|memberikan|menjadi|berperan|tetap)$/;
const SUPPORT =
  /^(?:penyangga|penopang|bantalan|tumpuan|penggerak|pendorong|motor|sandaran|andalan|dorongan|sokongan|topangan|dukungan|penolong|penyelamat)(?:nya)?$/;
const BORNE = /^(?:ditopang|disangga|disokong|ditolong|digerakkan|bertumpu|bersandar)$/;
const WHOLE = /^(?:kinerja|performa|aktivitas|kegiatan|kondisi|pertumbuhan)(?:nya)?$/;

/**
 * "Pasar ekspor memberi penyangga", "kinerja industri masih ditopang permintaan ekspor": an indicator
 * that bears the rest lies above neutral or rose. Wrong where it lies below and did not rise.
 */
export function readSupports(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isUnfigured(clause) ? supportIn(clause) : null;
    if (!said) return [];
    const { name, items } = said;
    const claim = { type: 'neutral_position', items } as const;
    const [indicator, more] = name.meaning.keys;
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const { table } = sentence.sheet;
    const average = table.find({ measure: 'average', indicator, sector });
    const base = baseOf(sentence, items[0]!);
    const change = table.find({ measure: 'change', indicator, sector, base });
    if (!average) return [decided(claim, null)];
    const apart = average.value - LIKERT_SCALE.neutral;
    const isRising = change !== undefined && change.value > 0;
    const holds = apart > 0 || isRising ? true : apart < 0 ? false : null;
    return [decided(claim, holds, { facts: [average], expected: table.label(average) })];
  });
}

/** "X menjadi penopang", "kinerja … ditopang X": one name right beside the word, and nothing unknown. */
function supportIn({ items }: Clause): { name: ItemOf<'indicator'>; items: Item[] } | null {
  const names = items.filter(isA('indicator'));
  const [name] = names;
  if (!name || names.length > 1 || items.some((one) => means(one, 'way') || means(one, 'not')))
    return null;
  const at = items.findIndex(
    ({ word }, place) => SUPPORT.test(word) && GIVING.test(items[place - 1]?.word ?? ''),
  );
  if (at >= 0) return name.end <= items[at]!.start ? { name, items: [items[at]!] } : null;
  const borne = items.findIndex(({ word }) => BORNE.test(word));
  const isWhole = items.slice(0, Math.max(borne, 0)).some(({ word }) => WHOLE.test(word));
  const isNext = items.slice(borne + 1).find((one) => !means(one, 'plain')) === name;
  return borne >= 0 && isWhole && isNext ? { name, items: [items[borne]!] } : null;
}
