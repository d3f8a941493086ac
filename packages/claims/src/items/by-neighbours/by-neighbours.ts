import { become, isA, type Item, type Meaning } from '../item.js';
import { readAnswersBeside } from './answers.js';
import { countOf, takeNoun, takeUnit } from './units.js';
import { pointsBack } from '../pointing.js';

/** Gives words the meaning that they have only beside others: "di atas" in front of a number or a name. */
export function readByNeighbours(items: readonly Item[]): void {
  const isPair = items.some(({ word }) => word === 'maupun');
  const isScale = items.some(({ word }) => word === 'skala' || word === 'likert');
  // "Tiga di atas, dua di bawah": before the numbers beside them take their unit.
  for (const [at, item] of items.entries()) {
    const shared = sharedCategory(items, at);
    if (shared) become(item, shared);
  }
  for (const [at, item] of items.entries()) {
    if (isPointing(items, at) || (item.word === 'baik' && isPair)) become(item, PLAIN);
    // "Harga avtur" is nobody's selling price.
    const behind = items[at + 1];
    const isNoun = behind && isA('other')(behind) && !ONLY.has(behind.word);
    if (item.word === 'harga' && isOneWord(item) && isNoun) become(item, { is: 'other' });
    // "Indikator perkiraan": a kind of indicator, which expects nothing itself.
    if (isA('expected')(item) && items[at - 1] && isOfIndicators(items[at - 1]!))
      become(item, PLAIN);
    if (isBareComparison(items, at) && !isOfThree(items, at)) asComparison(item);
    if (item.word === 'tetap' && isOneWord(item) && !isA('category')(item) && isStill(items, at))
      become(item, { is: 'way', way: 0, manner: 'exact' });
    // "Gairah pasar mereda": the noun, beside a word of direction.
    const isOther = (one: Item) => one !== item && isA('way')(one);
    const isOfIndicator = behind && isA('indicator')(behind);
    if (item.word === 'gairah' && (isOfIndicator || items.some(isOther))) become(item, PLAIN);
    if (isEverybody(items, at)) become(item, { is: 'everybody' });
    // "Sektor Konstruksi secara keseluruhan": all of it, not everybody.
    if (isA('everybody')(item) && items[at - 1] && isPlace(items[at - 1]!)) become(item, PLAIN);
    // "30,0 % dari keseluruhan": the whole of a share.
    if (
      isA('everybody')(item) &&
      items[at - 1]?.word === 'dari' &&
      items[at - 2] &&
      isPart(items[at - 2]!)
    )
      become(item, PLAIN);
    if (
      ONLY.has(item.word) &&
      !isA('category')(item) &&
      (isOfSize(items, at) || isOriented(items[at + 1]))
    )
      become(item, PLAIN);
    if (isScale && isOfScale(items, at)) become(item, PLAIN);
    if (isSameInOtherWords(items, at)) become(item, PLAIN);
    readAnswersBeside(items, at);
    if (isA('number')(item)) takeUnit(items, at, item);
    if (isA('number')(item)) takeNoun(items, at, item);
    // "Naik dalam dua perbandingan: …": the text's own parts.
    if (isA('number')(item) && items[at + 1] && PARTS.has(items[at + 1]!.word)) become(item, PLAIN);
    // "Sedikit di atas 3": the threshold's figure makes a category of both.
    if (isAboveOrBelow(item) && isOfThree(items, at)) become(item, PLAIN);
    // "Hampir tidak bergerak".
    const lead = items[at - 1];
    if (isA('way')(item) && item.meaning.way === 0 && lead && isA('near')(lead)) {
      become(item, { ...item.meaning, manner: 'loose' });
      become(lead, PLAIN);
    }
    const next = items[at + 1];
    // "Menyusul dengan rata-rata 4,00" tells an order, no reason.
    if (item.word === 'menyusul' && next && ['dengan', 'di', 'pada', 'sebesar'].includes(next.word))
      become(item, PLAIN);
    // "Prospek tenaga kerja kurang cerah": on the other side, or on the way there.
    const isLess = item.word === 'kurang' && !items.some(isA('company'));
    if (isLess && next && isA('level')(next) && next.meaning.isOpinion) {
      const level = next.meaning.level === 'above' ? 'below' : 'above';
      become(next, { ...next.meaning, level, isOfCourse: true });
      become(item, PLAIN);
    }
    // "Harga avtur mengangkat harga jual": what the reason in front did to it.
    if (isLifting(items, at)) become(item, { is: 'cause' });
    // "Penguatan ekspor mengimbangi pelemahan permintaan domestik": it links what both did.
    if (BALANCING.test(item.word) && next && (isA('way')(next) || isA('indicator')(next)))
      become(item, PLAIN);
    // "Penyerapan tenaga kerja tertahan."
    if (item.word === 'tertahan' && (!next || next.word === '.'))
      become(item, { is: 'way', way: 0, manner: 'loose' });
    // "Harga jual tertahan di titik netral" tells where it lies, no reason.
    if (item.word === 'tertahan' && next && (LYING.has(next.word) || isA('category')(next)))
      become(item, PLAIN);
    // "Dari minus 40,5 poin": a sign, no fall.
    if (item.word === 'minus' && next && (isA('number')(next) || isA('near')(next)))
      become(item, PLAIN);
    // "Jatuh pada skor 2": which answer it is, no fall.
    const told = items.slice(at + 1, at + 4).find((one) => !isA('plain')(one));
    if (item.word === 'jatuh' && next?.word === 'pada' && told && isA('category')(told))
      become(item, PLAIN);
    // "Terlihat dari skor 3,83": from what it is seen.
    if (isA('from')(item) && item.word === 'dari' && SEEN.has(items[at - 1]?.word ?? ''))
      become(item, PLAIN);
    // "Unggul 0,16 poin", "unggul atas permintaan ekspor": it compares, no rank is told.
    const comparison = AHEAD.get(item.word);
    if (comparison && next && (isA('number')(next) || OVER.has(next.word)))
      become(item, { is: 'more', comparison });
    // "Unggul 0,30 poin atas biaya energi".
    if (item.word === 'atas' && items.slice(0, at).some(({ word }) => AHEAD.has(word)))
      become(item, { is: 'than' });
    if (item.word === 'kehilangan' && next && isA('number')(next))
      become(item, { is: 'way', way: -1, manner: 'plain' });
    if (isA('ordinal')(item) && next && isA('people')(next) && next.meaning.who === 'kontak')
      become(item, countOf(item));
  }
  if (isDefinition(items)) for (const item of items) if (isA('category')(item)) become(item, PLAIN);
}

/** What a reason that stands in front did: nobody but it can be meant where none was named before. */
function isLifting(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at);
  const isNamed = before.some(
    (one) =>
      isA('indicator')(one) || isA('sector')(one) || isA('company')(one) || isA('people')(one),
  );
  return LIFTING.test(items[at]!.word) && !isNamed && before.some(isA('other'));
}
const LIFTING = /^me(?:ngangkat|ndongkrak|ngerek|ngatrol|nggerus|ngikis|mangkas|nggenjot)$/;

const AHEAD: ReadonlyMap<string, 'more' | 'less'> = new Map([
  ['unggul', 'more'],
  ['tertinggal', 'less'],
]);
const SEEN = new Set(['terlihat', 'tampak', 'tergambar', 'terbaca', 'terpantau']);
const OVER = new Set(['dari', 'atas', 'terhadap', 'dibandingkan', 'daripada']);
const isOneWord = ({ start, end, word }: Item) => end - start === word.length;
const isOfIndicators = (one: Item) => isA('people')(one) && one.meaning.who === 'indikator';
const isPart = (one: Item) => isA('number')(one) || isA('quantifier')(one);
const PLAIN: Meaning = { is: 'plain' };
const isAboveOrBelow = ({ meaning }: Item) =>
  meaning.is === 'near' && (meaning.comparison === 'more' || meaning.comparison === 'less');

const isOfThree = (items: readonly Item[], at: number) => {
  const next = items[at + 1];
  return next !== undefined && isA('category')(next) && next.word === '3';
};

/** "Pada tabel di bawah ini". */
const isPointing = (items: readonly Item[], at: number) =>
  isAboveOrBelow(items[at]!) && pointsBack(items[at + 1]);

/** "Di atas dan di bawah netral": both are said of the threshold. */
function sharedCategory(items: readonly Item[], at: number): Meaning | null {
  const { meaning } = items[at]!;
  const [link, other] = [items[at + 1], items[at + 2]];
  if (!isAboveOrBelow(items[at]!) || (link && !isA('break')(link) && link.word !== '.'))
    return null;
  const isSide = (one: Item) => isA('category')(one) && SIDES.has(one.meaning.category);
  const isListed = other !== undefined && isSide(other);
  // "Satu di atas, satu netral, dan satu di bawah."
  if (!isListed && !items.some((one) => one.word === 'netral' && isSide(one))) return null;
  const category = meaning.is === 'near' && meaning.comparison === 'more' ? 'above' : 'below';
  return { is: 'category', category };
}
const SIDES = new Set(['above', 'below', 'neutral']);

/** "Di atas" in front of a number is about the number, else it compares: "di atas Permintaan Ekspor". */
function isBareComparison(items: readonly Item[], at: number): boolean {
  if (!isAboveOrBelow(items[at]!)) return false;
  const next = items.slice(at + 1, at + 4).find((one) => one.meaning.is !== 'plain');
  return next?.meaning.is !== 'number' && next?.meaning.is !== 'near';
}

function asComparison(item: Item): void {
  const { meaning } = item;
  if (meaning.is !== 'near') return;
  become(item, { is: 'more', comparison: meaning.comparison === 'more' ? 'more' : 'less' });
}

const STILL_BEFORE = new Set<Meaning['is']>(['break', 'open', 'close', 'period', 'number', 'than']);
/** "Harga jual tetap" says that it did not move; "tetap tumbuh" says nothing of the kind. */
function isStill(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (!next || STILL_BEFORE.has(next.meaning.is)) return true;
  // "Tetap dari 3,86 menjadi 3,03", but "tetap menjadi yang terbesar".
  const isEnd = isA('from')(next) || isA('to')(next);
  if (isEnd && items.slice(at + 2, at + 4).some(isA('number'))) return true;
  return ['.', 'pada', 'di', 'sebesar', 'dengan', 'seperti'].includes(next.word);
}

const ONLY = new Set(['hanya', 'cuma', 'sekadar', 'tinggal', 'baru']);
/** "Hanya 12 kontak", "hanya naik tipis": it colours a figure; before a name it would shut others out. */
function isOfSize(items: readonly Item[], at: number): boolean {
  const next = items
    .slice(at + 1, at + 5)
    .find(({ meaning }) => !['plain', 'from', 'cause'].includes(meaning.is));
  return (
    next !== undefined &&
    ['number', 'way', 'size', 'quantifier', 'near', 'more'].includes(next.meaning.is)
  );
}

/** "Yang hanya berorientasi ekspor" is what the category means. */
const isOriented = (item: Item | undefined) =>
  item !== undefined &&
  isA('category')(item) &&
  ['domestic', 'export'].includes(item.meaning.category);

/** "22,5%, setara dengan sembilan perusahaan": a share and the count that it is of. */
function isSameInOtherWords(items: readonly Item[], at: number): boolean {
  const item = items[at]!;
  if (!isA('more')(item) || item.meaning.comparison !== 'equal') return false;
  // "Atau setara dengan tingkat respons 97,5 %".
  if (items[at - 1]?.word === 'atau') return true;
  const led = items.slice(0, at).findLast((one) => !isA('break')(one) && !isA('plain')(one));
  const next = items.slice(at + 1).find((one) => !isA('plain')(one) && !isA('near')(one));
  const isShare = (one: Item | undefined) =>
    one && isA('number')(one) ? one.meaning.number.unit === 'persen' : null;
  const [one, two] = [isShare(led), isShare(next)];
  return one !== null && two !== null && one !== two;
}

const isPlace = (one: Item) =>
  isA('sector')(one) || (isA('people')(one) && one.meaning.who === 'sektor');

/** "Sektor ini 3,40, sedangkan rata-rata seluruh kontak 3,03": beside a sector, all are everybody. */
function isEverybody(items: readonly Item[], at: number): boolean {
  const [lead, item, next] = [items[at - 1], items[at]!, items[at + 1]];
  if (!isA('quantifier')(item) || item.meaning.quantifier.least < 100) return false;
  const isAverage = lead && isA('measure')(lead) && lead.meaning.measure === 'average';
  const isOfAll = next && isA('people')(next) && next.meaning.who === 'kontak';
  return Boolean(isAverage && isOfAll) && items.slice(0, at).some(isPlace);
}

/** "Skala 1 sampai 5 dengan 3 sebagai titik netral" explains the scale. */
function isOfScale(items: readonly Item[], at: number): boolean {
  const item = items[at]!;
  if (isA('number')(item)) {
    const { value, unit, decimals } = item.meaning.number;
    return unit === null && decimals === 0 && value >= 1 && value <= 5;
  }
  return (
    isA('category')(item) &&
    items.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'sebagai')
  );
}

const BALANCING = /^(?:mengimbangi|diimbangi|terimbangi)$/;
const LYING = new Set(['di', 'pada', 'tepat', 'sebesar']);

const PARTS = new Set(['perbandingan', 'basis', 'hal', 'catatan', 'ukuran']);

const COPULAS = new Set(['adalah', 'ialah', 'merupakan', 'dihitung', 'didefinisikan', 'diperoleh']);
/** "Saldo bersih adalah selisih antara porsi jawaban di atas netral dan di bawah netral." */
function isDefinition(items: readonly Item[]): boolean {
  if (items.some((one) => isA('number')(one) || isA('way')(one) || isA('rank')(one))) return false;
  const copula = items.findIndex(({ word }) => COPULAS.has(word));
  if (copula < 0) return false;
  const first = items.find(({ meaning }) => meaning.is !== 'plain');
  const rest = items.slice(copula + 1);
  return (
    first !== undefined &&
    isA('measure')(first) &&
    first.meaning.measure !== 'average' &&
    rest.some((one) => isA('measure')(one) && ['change', 'share'].includes(one.meaning.measure))
  );
}
