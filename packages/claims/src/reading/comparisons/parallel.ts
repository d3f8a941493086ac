import type { ClaimFact } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const TOGETHER = new Set(['seirama', 'searah', 'sejajar', 'beriringan', 'seragam', 'selaras']);
export const AGAINST: ReadonlySet<string> = new Set([
  'berlawanan',
  'berkebalikan',
  'bertentangan',
  'bertolak',
  'berseberangan',
  'bersimpangan',
]);
/** "Berbeda arah", "arah keduanya berbeda", "ke arah sebaliknya". */
const APART = new Set(['berbeda', 'beda', 'berlainan', 'sebaliknya']);
const isOfWays = (sentence: Sentence, item: Item): boolean => {
  const lead = sentence.before(item);
  const isTold = item.word !== 'sebaliknya' && lead.some(isA('indicator'));
  if (sentence.after(item)[0]?.word === 'arah' || lead[0]?.word === 'arah') return true;
  return isTold && lead.some(({ word }) => word === 'arah');
};
/** These set apart what goes different ways: "tidak sejalan", "berbeda arah", "tidak searah". */
const DENIED = new Set(['sejalan', ...TOGETHER]);

/**
 * "Permintaan ekspor bergerak berlawanan arah dengan permintaan domestik", "persediaan dan harga jual
 * bergerak seirama": whether averages of two indicators or more went the same way.
 */
export function readParallel(sentence: Sentence, item: Item): Reading | null {
  if (item.used || means(item, 'quote')) return null;
  const next = sentence.items[sentence.items.indexOf(item) + 1];
  const not = sentence.before(item)[0];
  const isDenied = not !== undefined && means(not, 'not') && DENIED.has(item.word);
  const isOther = APART.has(item.word) && isOfWays(sentence, item);
  const isTogether = TOGETHER.has(item.word) && !isDenied;
  if (!isTogether && !isDenied && !isOther && !AGAINST.has(item.word)) return null;
  const named = sentence.all('indicator').flatMap(({ meaning }) => meaning.keys.slice(0, 1));
  const own = sentence.topic.indicator ?? sentence.sheet.indicator;
  const keys = [...new Set(named.length === 1 && own ? [own, ...named] : named)];
  const type = 'compare_changes' as const;
  const items = next && ['arah', 'belakang'].includes(next.word) ? [item, next] : [item];
  if (isDenied) items.push(not);
  if (keys.length < 2) return decided({ type, items }, null);
  const base = baseOf(sentence, item);
  const [sector = null] = sentence.sectorOf(item).sectors;
  const facts = keys.flatMap(
    (indicator) => sentence.sheet.table.find({ measure: 'change', indicator, sector, base }) ?? [],
  );
  const signOf = ({ value }: ClaimFact) => Math.sign(value);
  const all = new Set(facts.map(signOf));
  if (facts.length < keys.length || all.has(0)) return decided({ type, items }, null);
  // "A dan B bergerak berlawanan arah dengan C": both of them against it.
  const others = new Set(
    sentence
      .all('indicator')
      .flatMap(({ meaning, start }) => (start >= item.end ? meaning.keys : [])),
  );
  const isBehind = ({ indicator }: ClaimFact) => indicator !== null && others.has(indicator);
  const [ones, twos] = [facts.filter((fact) => !isBehind(fact)), facts.filter(isBehind)];
  const isApart =
    twos.length === 0
      ? ones.length === 2 && all.size === 2
      : [ones, twos].every((side) => new Set(side.map(signOf)).size === 1) && all.size === 2;
  const holds = isTogether ? all.size === 1 : isApart;
  return decided({ type, items }, holds ? true : null, { facts });
}
