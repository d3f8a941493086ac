import { type ClaimFact, LIKERT_INDICATORS, type QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { fitsQuantifier, quantifierHolds } from '../../language/thresholds.js';
import { baseOf } from '../../dimensions/bases.js';
import { categoryOf } from '../../dimensions/categories.js';
import { tellsWhoAnswered } from '../../dimensions/valid-answers.js';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { readPartAgain, readToldShare } from './told-part.js';
import { decided, judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOrientation } from '../../facts/categories.js';

/** "Mayoritas kontak menjawab di atas netral": a share held against the table of quantifiers. */
export function readQuantifier(sentence: Sentence, item: ItemOf<'quantifier'>): Reading | null {
  const { table, isProfile } = sentence.sheet;
  const { quantifier } = item.meaning;
  const found = categoryOf(sentence, item);
  const { role, isKnown } = periodOf(sentence, item);
  if (isKnown && role === null) return decided({ type: 'quantifier', items: [item] }, null);
  const period = role ?? 'now';
  const lead = sentence.before(item);
  // "Di antara seluruh indikator", "seperempat dari seluruh kontak": the set, not a claim.
  const isOfPart = lead
    .slice(1, 3)
    .some((one) => means(one, 'quantifier') || means(one, 'number') || means(one, 'rank'));
  const isSet =
    OF_ALL.has(lead[0]?.word ?? '') ||
    lead[0]?.word === 'antara' ||
    (lead[0]?.word === 'dari' && isOfPart) ||
    isWholeOfShare(lead);
  if (quantifier.least === 100 && isSet) {
    item.used = true;
    return null;
  }
  const again = readPartAgain(sentence, item) ?? readToldShare(sentence, item);
  if (again) return again;
  // "Rata-rata seluruh kontak": whose average it is.
  const isAverage = sentence
    .clauseOf(item)
    .items.some((one) => means(one, 'measure') && one.meaning.measure === 'average');
  if (quantifier.least === 100 && isAverage) {
    item.used = true;
    return null;
  }
  // "Menyusut hampir separuh": how far, not how many.
  if (lead[0] && means(lead[0], 'way') && lead[0].meaning.way !== 0)
    return readPartLost(sentence, item, lead[0]);
  // "Separuhnya": of those that were just counted, which no fact holds.
  if (/^(?:separuh|setengah|seper\p{L}+|seluruh|semua)nya$/u.test(item.word))
    return readPartOfThose(sentence, item, found, period);
  const not = lead[0];
  const isNegated = not !== undefined && means(not, 'not');
  if (isNegated) not.used = true;
  const holds = (share: number) => {
    const isSo = quantifierHolds(share, quantifier);
    return isSo === null ? null : isSo !== isNegated;
  };
  const fits = ({ exact }: ClaimFact) => holds(exact);
  if (found && isOrientation(found.category)) {
    const items = [item, ...found.items];
    return judge(
      { type: 'quantifier', items },
      table,
      [{ measure: 'company-share', category: found.category, period }],
      fits,
    );
  }
  if (!found && tellsWhoAnswered(sentence)) return readResponse(sentence, item, period);
  if (found && isSaidOfIndicators(sentence, item))
    return readMostIndicators(sentence, item, found.category, [item, ...found.items]);
  const { sectors, isNamed } = sentence.sectorOf(item);
  if (!found || isProfile) {
    // "seluruh kontak" without an answer only says whose average it is.
    if (quantifier.least === 100 && !isProfile) {
      item.used = true;
      return null;
    }
    const sector = isNamed ? sectors[0] : null;
    if (!sector) return decided({ type: 'quantifier', items: [item] }, null);
    return judge(
      { type: 'quantifier', items: [item] },
      table,
      [{ measure: 'company-share', sector, period }],
      fits,
    );
  }
  const items = [item, ...found.items];
  const { keys } = sentence.indicatorOf(item);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({
      measure: 'answer-share',
      indicator,
      sector,
      period,
      category: found.category,
    })),
  );
  if (at.length === 0) return decided({ type: 'quantifier', items }, null);
  return judge({ type: 'quantifier', items }, table, at, (fact) =>
    holds(found.without ? 100 - fact.exact : fact.exact),
  );
}

/** "Hampir seluruh kontak memberi jawaban": how many of those who were asked. */
function readResponse(
  sentence: Sentence,
  item: ItemOf<'quantifier'>,
  period: QuarterRole,
): Reading {
  const { table } = sentence.sheet;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  // "Lebih rendah dibandingkan Triwulan IV 2024 ketika seluruh kontak menjawab".
  const [when, then] = sentence.before(item);
  const isThen = /^(?:ketika|saat|kala)$/.test(when?.word ?? '') && then && means(then, 'period');
  const role = (isThen && then.meaning.role) || period;
  const [given, asked] = [
    table.find({ measure: 'answers', indicator, sector, period: role }),
    table.find({ measure: 'contacts', sector, period: role }),
  ];
  const claim = { type: 'response_rate', items: [item] } as const;
  if (!given || !asked) return decided(claim, null);
  const holds = fitsQuantifier((given.value / asked.value) * 100, item.meaning.quantifier);
  return decided(claim, holds ? true : null, { facts: [given, asked] });
}

/** "Pangsanya terhadap seluruh kontak", "porsi dari seluruh jawaban": the whole of it. */
const isWholeOfShare = ([link, ...before]: readonly Item[]): boolean =>
  /^(?:terhadap|dari|atas|dalam|di)$/.test(link?.word ?? '') &&
  before.some((one) => means(one, 'measure') && one.meaning.measure === 'share');

/** "Jumlah seluruh kontak": how many there are. */
const OF_ALL = new Set(['jumlah', 'total', 'keseluruhan', 'banyaknya']);

/** "Menyusut hampir separuh, dari 54,1 % menjadi 27,5 %": a part of the figure that it began with. */
function readPartLost(
  sentence: Sentence,
  item: ItemOf<'quantifier'>,
  moved: ItemOf<'way'>,
): Reading {
  const type = 'ratio' as const;
  const behind = (is: 'from' | 'to') => {
    const at = sentence.items.findIndex((one) => one.start >= item.end && means(one, is));
    const number = at < 0 ? undefined : sentence.items[at + 1];
    return number && means(number, 'number') ? number.meaning.number.value : null;
  };
  const [from, to] = [behind('from'), behind('to')];
  if (!from || to === null) return decided({ type, items: [item] }, null);
  const part = ((to - from) / from) * 100 * moved.meaning.way;
  // The two ends are claims of their own.
  return decided(
    { type, items: [item] },
    fitsQuantifier(part, item.meaning.quantifier) ? true : null,
  );
}

/** "18 kontak …, separuhnya dengan skor 5": a part of those that were just counted. */
function readPartOfThose(
  sentence: Sentence,
  item: ItemOf<'quantifier'>,
  found: ReturnType<typeof categoryOf>,
  period: QuarterRole,
): Reading {
  const { table } = sentence.sheet;
  const type = 'quantifier' as const;
  const own = { type, items: found ? [item, ...found.items] : [item] };
  const counted = sentence.items.findLast(
    (one) =>
      means(one, 'number') &&
      one.end <= item.start &&
      ['kontak', 'perusahaan', 'persen'].includes(one.meaning.number.unit ?? ''),
  );
  const number = counted?.meaning.is === 'number' ? counted.meaning.number : null;
  const { sectors, isNamed } = sentence.sectorOf(item);
  // "40 kontak, yang seperempatnya berasal dari Industri Pengolahan": of all that were met.
  const part = table.find({ measure: 'company-share', sector: sectors[0] ?? null, period });
  if (!found && isNamed && part && sentence.sheet.isProfile && (number?.value ?? part.n) === part.n)
    return decided(own, fitsQuantifier(part.exact, item.meaning.quantifier) ? true : null, {
      facts: [part],
    });
  // "Seluruhnya memberikan jawaban": of those who were asked.
  if (!found && item.meaning.quantifier.least === 100 && tellsWhoAnswered(sentence))
    return readResponse(sentence, item, period);
  if (!found || found.without) return decided(own, null);
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const fact = isOrientation(found.category)
    ? table.find({ measure: 'companies', category: found.category, period })
    : table.find({ measure: 'answer-count', indicator, sector, category: found.category, period });
  if (!fact) return decided(own, null);
  // "…, sementara sepertiganya tidak melihat perubahan": of all who answered, as those before it.
  const isBeside = sentence.items.some(
    (one) =>
      means(one, 'break') &&
      BESIDE.test(one.meaning.mark) &&
      one.end <= item.start &&
      one.start >= (counted?.end ?? 0),
  );
  const whole = isBeside
    ? fact.n
    : number?.unit === 'persen'
      ? Math.round((number.value * fact.n) / 100)
      : (number?.value ?? fact.n);
  const holds = fitsQuantifier((fact.value / whole) * 100, item.meaning.quantifier);
  return decided(own, holds ? true : null, { facts: [fact] });
}

const BESIDE = /^(?:sementara|sedangkan|adapun)$/;

/** "Seluruh indikator", "dua pertiga dari 15 indikator". */
function isSaidOfIndicators(sentence: Sentence, item: Item): boolean {
  const next = sentence.after(item).find((one) => one.word !== 'dari' && !means(one, 'quantifier'));
  if (next === undefined) return false;
  if (means(next, 'number')) return next.meaning.number.unit === 'indikator';
  return means(next, 'people') && next.meaning.who === 'indikator';
}

function readMostIndicators(
  sentence: Sentence,
  item: ItemOf<'quantifier'>,
  answers: string,
  items: readonly Item[],
): Reading {
  const { table, sector } = sentence.sheet;
  const category = answers === 'above' ? 'up' : answers === 'below' ? 'down' : 'same';
  const base = baseOf(sentence, item);
  if (sector !== null) {
    const changes = LIKERT_INDICATORS.flatMap(
      ({ key }) => table.find({ measure: 'change', indicator: key, sector, base }) ?? [],
    );
    const sign = { up: 1, down: -1, same: 0 }[category];
    const moved = changes.filter(({ value }) => Math.sign(value) === sign).length;
    const holds = fitsQuantifier((moved / changes.length) * 100, item.meaning.quantifier);
    return decided({ type: 'quantifier', items }, changes.length > 0 && holds ? true : null);
  }
  return judge(
    { type: 'quantifier', items },
    table,
    [{ measure: 'indicator-count', category, base }],
    ({ value, n }) => fitsQuantifier((value / n) * 100, item.meaning.quantifier),
  );
}
