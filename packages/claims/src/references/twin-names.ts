import type { IndicatorKey } from '@lqc/contracts';
import { EXPECTATION_OF } from '../language/indicator-names.js';
import { become, isA, type Item } from '../items/item.js';

const AHEAD = /^(?:perkiraan|prakiraan|ekspektasi|proyeksi|prospek)nya$/;
const TODAY = /^(?:realisasi|kinerja|capaian)nya$/;

/**
 * "Realisasi investasi lebih kuat dibandingkan perkiraannya", "perkiraan tenaga kerja 0,54 poin di bawah
 * skor realisasinya": the other of the two that ask the same of today and of the next quarter, behind
 * the name of the one.
 */
export function readTwinNames(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const isAhead = AHEAD.test(item.word);
    if (!isAhead && !TODAY.test(item.word)) continue;
    const led = items.slice(0, at).findLast(isA('indicator'));
    const twin = led && led.meaning.keys.length === 1 && twinOf(led.meaning.keys[0]!, isAhead);
    if (twin) become(item, { is: 'indicator', keys: [twin] });
  }
}

function twinOf(key: IndicatorKey, isAhead: boolean): IndicatorKey | undefined {
  if (isAhead) return EXPECTATION_OF[key];
  return TODAYS.get(key);
}

const TODAYS: ReadonlyMap<IndicatorKey, IndicatorKey> = new Map(
  Object.entries(EXPECTATION_OF).map(([now, ahead]) => [ahead, now as IndicatorKey]),
);
