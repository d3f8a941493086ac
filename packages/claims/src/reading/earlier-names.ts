import type { IndicatorKey } from '@lqc/contracts';
import { isA, type Item, type Meaning } from './item.js';
import type { Topic } from './sentence.js';

const COUNTS: ReadonlyMap<string, number> = new Map([
  ['keduanya', 2],
  ['kedua', 2],
  ['ketiganya', 3],
  ['ketiga', 3],
  ['keempatnya', 4],
  ['keempat', 4],
]);

/**
 * "Keduanya menguat", "kedua sektor tersebut": puts the names that an earlier sentence gave in the
 * place of the word, so that the sentence reads as if it had named them. Nothing is put where the
 * sentence names some itself, or where there are not as many names as the word counts.
 */
export function withEarlierNames(items: readonly Item[], topic: Topic): Item[] {
  const names = (is: 'indicator' | 'sector') => items.some((one) => one.meaning.is === is);
  return items.flatMap((item, at): Item[] => {
    const count = COUNTS.get(item.word);
    if (count === undefined) return [item];
    const next = items[at + 1];
    const who = next && isA('people')(next) ? next.meaning.who : null;
    const isAlone = item.word.endsWith('nya');
    if (!isAlone && who !== 'indikator' && who !== 'sektor') return [item];
    const isFit = (kind: 'indikator' | 'sektor', list: readonly unknown[]) =>
      (isAlone || who === kind) && list.length === count;
    if (isFit('indikator', topic.indicators) && !names('indicator'))
      return placed(item, topic.indicators.map(asIndicator));
    if (isFit('sektor', topic.sectors) && !names('sector'))
      return placed(item, topic.sectors.map(asSector));
    return [item];
  });
}

const asIndicator = (key: IndicatorKey): Meaning => ({ is: 'indicator', keys: [key] });
const asSector = (sector: string): Meaning => ({ is: 'sector', sector });

const placed = ({ start, end, word }: Item, meanings: readonly Meaning[]): Item[] =>
  meanings.flatMap((meaning, at): Item[] => {
    const place = { start, end, word, clause: 0, used: false };
    const name = { ...place, meaning };
    return at === 0
      ? [name]
      : [{ ...place, word: 'dan', meaning: { is: 'break', mark: 'dan' } }, name];
  });
