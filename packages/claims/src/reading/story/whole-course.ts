import { LIKERT_INDICATORS } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { isTold } from './growth.js';

const WHOLE = /^(?:kinerja|performa|arah|perkembangan|gambaran|indikator)(?:nya)?$/;
const MIXED =
  /^(?:beragam|bervariasi|variatif|campuran|bercampur|berbeda-beda|berlainan|heterogen)$/;

/**
 * "Arah umumnya cenderung melemah", "kinerja sektor Konstruksi membaik", "gambaran sektor ini campuran": the
 * course of a sector, or of everybody, by how many of its indicators went up and down. What demand at
 * home does against it leaves open whether it is meant.
 */
export function readWholeCourse(sentence: Sentence): Reading[] {
  const { indicator, table } = sentence.sheet;
  if (indicator !== null || isFounded(sentence)) return [];
  return sentence.clauses.flatMap((clause) => {
    const own = isTold(clause) ? courseIn(clause) : null;
    if (!own) return [];
    const [sector = null] = sentence.sectorOf(own).sectors;
    const base = baseOf(sentence, own);
    const facts = LIKERT_INDICATORS.flatMap(
      ({ key }) => table.find({ measure: 'change', indicator: key, sector, base }) ?? [],
    );
    const up = facts.filter(({ value }) => value > 0).length;
    const down = facts.filter(({ value }) => value < 0).length;
    const said = means(own, 'way') ? wayAt(sentence, own) : null;
    if (!said) {
      const holds = up > 0 && down > 0 ? true : facts.length > 0 ? false : null;
      return [decided({ type: 'distribution', items: [own] }, holds)];
    }
    const claim = { type: 'change', items: [...said.items] } as const;
    const home = facts.find((fact) => fact.indicator === 'domestik');
    if (!said.way || said.isNegated) return [decided(claim, null)];
    const ways = [Math.sign(up - down), home ? Math.sign(home.value) : 0];
    const isSo = ways[0] === said.way && ways[1] !== -said.way;
    const isOpposed = ways.every((way) => way === -said.way);
    return [
      decided(claim, isSo ? true : isOpposed ? false : null, {
        facts: home ? [home] : [],
        expected: home ? table.label(home) : null,
      }),
    ];
  });
}

/** "… melemah, tercermin dari permintaan domestik": what it names is its ground, unless set against it. */
function isFounded({ items }: Sentence): boolean {
  const name = items.findIndex(isA('indicator'));
  const lead = items.slice(0, Math.max(name, 0));
  return name >= 0 && !lead.some((one) => means(one, 'break') && AGAINST.has(one.meaning.mark));
}
const AGAINST = new Set('meski walau meskipun walaupun tetapi tapi namun padahal'.split(' '));

/** A word of direction or of mixture, right behind a noun for the whole of it. */
function courseIn({ items }: Clause): Item | null {
  const noun = items.findIndex((one) => WHOLE.test(one.word) && !means(one, 'measure'));
  const isOfOther = (one: Item) =>
    !MIXED.test(one.word) &&
    (means(one, 'category') || means(one, 'measure') || means(one, 'indicator'));
  if (noun < 0 || items.some(isOfOther)) return null;
  const said = items.slice(noun + 1).filter((one) => means(one, 'way') || MIXED.test(one.word));
  return said.length === 1 ? said[0]! : null;
}
