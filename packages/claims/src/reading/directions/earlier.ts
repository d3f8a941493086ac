import type { FactAddress } from '../../facts/fact-table.js';
import { isA, type Item } from '../../items/item.js';
import { judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { SaidWay } from '../../bind/ways.js';
import { heldBy } from './degree.js';
import { pointsBack } from '../../items/pointing.js';

/** "Kenaikan ini terjadi ketika …": what an earlier sentence was about. */
export function isEarlier(sentence: Sentence, item: Item): boolean {
  return pointsBack(sentence.after(item)[0]) && sentence.before(item).every(isA('plain'));
}

/**
 * Holds a move that points back to what was told before against its change to either quarter; it is right
 * or left open, for what was told before may have been another figure.
 */
export function readEarlier(sentence: Sentence, said: SaidWay, items: readonly Item[]): Reading {
  const { sheet, topic } = sentence;
  const indicator = topic.indicator ?? sheet.indicator;
  const sector = topic.sector ?? sheet.sector;
  const at = (['before', 'last_year'] as const).map((base): FactAddress => ({
    measure: 'change',
    indicator,
    sector,
    base,
  }));
  return judge({ type: 'change', items }, sheet.table, at, (fact) =>
    heldBy(fact, said.way, said.manner) ? true : null,
  );
}
