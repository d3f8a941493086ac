import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['positif', 1],
  ['negatif', -1],
  ['minus', -1],
]);

/** "Saldo bersih masih negatif", "berbalik positif": on which side of zero a net balance lies. */
export function readSign(sentence: Sentence, item: Item): Reading | null {
  const sign = SIGNS.get(item.word);
  if (!sign || item.used || means(item, 'quote')) return null;
  if (!sentence.items.some((one) => means(one, 'measure') && one.meaning.measure === 'balance'))
    return null;
  const { role, isKnown } = periodOf(sentence, item);
  if (isKnown && role === null) return null;
  const { sectors } = sentence.sectorOf(item);
  const { keys } = sentence.indicatorOf(item);
  const { table } = sentence.sheet;
  const places = sectors.flatMap((sector) => keys.map((indicator) => ({ indicator, sector })));
  const turn = sentence
    .before(item)
    .slice(0, 5)
    .filter((_, at, lead) => !lead.slice(0, at + 1).some(isA('from')))
    .find(({ word }) => word === 'berbalik');
  const type = 'balance' as const;
  const items = turn ? [turn, item] : [item];
  if (places.length === 0) return decided({ type, items }, null);
  const at = places.map((place): FactAddress => ({
    measure: 'net-balance',
    ...place,
    period: role ?? 'now',
  }));
  return judge({ type, items }, table, at, ({ value, indicator, sector }) => {
    if (Math.sign(value) !== sign) return false;
    if (!turn) return true;
    const then = table.find({
      measure: 'net-balance',
      indicator,
      sector,
      period: baseOf(sentence, item),
    });
    return then ? Math.sign(then.value) === -sign : null;
  });
}
