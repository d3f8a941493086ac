import { LIKERT_SCALE } from '@lqc/contracts';
import type { Clause } from '../../sentence/clauses.js';
import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isTold } from './growth.js';

const PRESSURE = /^(?:tekanan|beban|dorongan|ruang|gairah|himpitan|geliat)(?:nya)?$/;
const FELT = /^(?:ada|terasa|terlihat|tampak|tersisa|membayangi|terdengar)$/;

/**
 * "Tekanan biaya masih terasa", "ruang kenaikan harga masih ada": what is still felt lies above neutral.
 * Of a family of indicators one of them is enough.
 */
export function readStillFelt(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const items = isTold(clause) ? feltIn(clause) : null;
    if (!items) return [];
    const claim = { type: 'neutral_position', items } as const;
    const { keys } = sentence.indicatorOf(items[0]!);
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    const { table } = sentence.sheet;
    const facts = keys.flatMap(
      (indicator) => table.find({ measure: 'average', indicator, sector }) ?? [],
    );
    const isSo = facts.some(({ value }) => value > LIKERT_SCALE.neutral);
    const isOpposed = facts.length > 0 && facts.every(({ value }) => value < LIKERT_SCALE.neutral);
    const holds = isSo ? true : isOpposed ? false : null;
    const expected = facts.map((fact) => table.label(fact)).join('; ');
    return [decided(claim, holds, { facts: facts.slice(0, 1), expected })];
  });
}

/** "Masih terasa", with the noun of what is felt before it, and no direction beside them but its own. */
function feltIn({ items }: Clause): Item[] | null {
  const at = items.findIndex(
    ({ word }, place) => FELT.test(word) && items[place - 1]?.word === 'masih',
  );
  const own = items[at];
  const noun = items.slice(0, Math.max(at, 0)).find(isPressure);
  if (!own || !noun || items.some((one) => means(one, 'not') || means(one, 'category')))
    return null;
  const moved = items.filter((one) => means(one, 'way') || means(one, 'level'));
  // "Ruang kenaikan harga": the rise that there is room for.
  const isOwn = moved.every(
    (one) => means(one, 'way') && one.meaning.way > 0 && one.end <= own.start,
  );
  return isOwn ? [own, ...moved] : null;
}

/** Names of indicators may begin with the word: "tekanan biaya energi". */
const isPressure = ({ word }: Item) => PRESSURE.test(word);
