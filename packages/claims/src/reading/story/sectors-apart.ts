import { type ClaimFact, LIKERT_SCALE, type QuarterRole } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { growthIn, isUnfigured } from './growth.js';

/** How far things lie apart. */
export const GAP =
  /^(?:perbedaan|jarak|selisih|rentang|kesenjangan|disparitas|jurang|ketimpangan)(?:nya)?$/;
const SECTORS = /^(?:antarsektor|antarlapangan|antarsektornya|sektoral|sektor-sektor)$/;
const WIDE = /^(?:lebar|besar|mencolok|nyata|kentara|jauh)$/;
const NARROW = /^(?:sempit|kecil)$/;
const AGREEING =
  /^(?:sepakat|sependapat|seragam|searah|sejalan|seirama|sepaham|kompak|merata|bersamaan)$/;

/** From so far on sectors lie far apart, up to so far they lie close. */
const FAR = 1;
const CLOSE = 0.5;

/**
 * "Perbedaan antarsektor cukup tajam", "jarak antarsektor menyempit", "tidak semua sektor sepakat
 * mengenai arah harga": how far the averages of sectors lie apart, and whether they lie on one side.
 */
export function readSectorsApart(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile || sentence.sheet.sector) return [];
  return sentence.clauses.flatMap((clause) => {
    if (clause.outer || !isOfSectors(clause) || clause.items.some(isA('number'))) return [];
    return [readGap(sentence, clause) ?? readAgreement(sentence, clause)].flatMap(
      (reading) => reading ?? [],
    );
  });
}

const isOfSectors = ({ items }: Clause) =>
  items.some(
    (one) => SECTORS.test(one.word) || (means(one, 'people') && one.meaning.who === 'sektor'),
  );

function readGap(sentence: Sentence, clause: Clause): Reading | null {
  const gap = clause.items.find(({ word }) => GAP.test(word));
  if (!gap || !isUnfigured(clause)) return null;
  const behind = clause.items.filter(({ start }) => start >= gap.end);
  const wide = behind.find(
    (one) => means(one, 'size') || WIDE.test(one.word) || NARROW.test(one.word),
  );
  const now = gapOf(sentence, gap, 'now');
  const type = 'distribution' as const;
  const growth = growthIn(sentence, clause);
  if (growth?.way) {
    const then = gapOf(sentence, gap, baseOf(sentence, gap));
    const items = [gap, ...growth.items];
    const isSo = now && then && Math.sign(now.apart - then.apart) === growth.way;
    return decided({ type, items }, isSo && !growth.isNegated ? true : null, {
      facts: now?.ends ?? [],
    });
  }
  if (!wide) return null;
  const items = [gap, wide];
  if (!now || clause.items.some(isA('not'))) return decided({ type, items }, null);
  const isWide = means(wide, 'size') ? wide.meaning.size === 'large' : WIDE.test(wide.word);
  const [isSo, isOpposed] = isWide
    ? [now.apart >= FAR, now.apart <= CLOSE]
    : [now.apart <= CLOSE, now.apart >= FAR];
  return decided({ type, items }, isSo ? true : isOpposed ? false : null, {
    facts: now.ends,
    expected: now.ends.map((fact) => sentence.sheet.table.label(fact)).join('; '),
  });
}

function gapOf(sentence: Sentence, item: Item, period: QuarterRole) {
  const facts = averagesOf(sentence, item, period).toSorted((a, b) => b.value - a.value);
  const [top, bottom] = [facts[0], facts.at(-1)];
  return top && bottom && facts.length > 1
    ? { apart: top.value - bottom.value, ends: [top, bottom] }
    : null;
}

function averagesOf(sentence: Sentence, item: Item, period: QuarterRole): ClaimFact[] {
  const { table } = sentence.sheet;
  const [indicator, more] = sentence.indicatorOf(item).keys;
  if (!indicator || more) return [];
  return table.sectors.flatMap(
    (sector) => table.find({ measure: 'average', indicator, sector, period }) ?? [],
  );
}

/** "Tidak semua sektor sepakat": some averages lie above neutral and some do not, or they parted ways. */
function readAgreement(sentence: Sentence, clause: Clause): Reading | null {
  const own = clause.items.find(({ word }) => AGREEING.test(word));
  const all = clause.items.find(
    (one) => means(one, 'quantifier') && one.meaning.quantifier.least === 100,
  );
  const not = clause.items.find(isA('not'));
  if (!own || !not || not.start > own.start) return null;
  const facts = averagesOf(sentence, own, 'now');
  const sides = new Set(facts.map(({ value }) => Math.sign(value - LIKERT_SCALE.neutral)));
  const items = [not, own, ...(all ? [all] : [])];
  return decided({ type: 'distribution', items }, sides.size > 1 ? true : null, { facts });
}
