import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import { tellsWhoAnswered } from '../../dimensions/valid-answers.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { isOrientation } from '../../facts/categories.js';

const MOVES =
  /^(?:bertambah|berkurang|naik|turun|menyusut|meningkat|menurun|menambah|mendapat|memperoleh|ketambahan|kehilangan|susut|tambah)$/;
const STEPS = new Set([
  'sebanyak',
  'hanya',
  'sebesar',
  'pula',
  'juga',
  'pun',
  'lagi',
  'masing-masing',
  'sama-sama',
]);
const ANSWERING = /^(?:jawaban|menjawab|penjawab|dijawab)/;

/**
 * "Jawaban sah berkurang satu", "37 kontak, satu lebih sedikit daripada triwulan sebelumnya": how
 * many more or fewer there are of what is counted. It follows from two counts; where it does not, the
 * sentence may count something else, and is left open.
 */
export function readCountMoves(sentence: Sentence): Reading[] {
  return sentence.all('number').flatMap((item): Reading[] => {
    const { number } = item.meaning;
    if (item.used || number.decimals > 0 || number.isSigned || number.of !== null) return [];
    if (number.unit !== null && number.unit !== 'kontak' && number.unit !== 'perusahaan') return [];
    const moved = moveBeside(sentence, item);
    const way = moved && (wayAt(sentence, moved)?.way ?? null);
    if (!moved || !way) return [];
    const shared = readShared(sentence, { item, moved, way });
    if (shared) return shared;
    const [now, then] = countsOf(sentence, item, baseBehind(sentence, item)).map((at) =>
      sentence.sheet.table.find(at),
    );
    if (!now) return [];
    const isThat = (now.value - (then?.value ?? 0)) * way === number.value;
    const category = sentence.before(moved).find(isA('category'));
    const claim = { type: 'count', items: [item, moved, ...(category ? [category] : [])] } as const;
    // Who counts something else says so with its unit, which is read elsewhere.
    if (!isThat) return number.unit === null ? [decided(claim, null)] : [];
    return [decided(claim, true, { facts: then ? [now, then] : [now] })];
  });
}

/**
 * "A, B, dan C masing-masing bertambah satu kontak", "A menambah dua kontak, demikian pula B": one number
 * that is said of the companies of several sectors. Right where each of them moved so.
 */
function readShared(
  sentence: Sentence,
  {
    item,
    moved,
    way,
  }: { readonly item: ItemOf<'number'>; readonly moved: Item; readonly way: number },
): Reading[] | null {
  const { table } = sentence.sheet;
  const isEach = sentence.items.some(({ word }) => EACH.has(word));
  const before = sentence.listedBefore(moved, 'sector');
  const listed = isEach && before.length > 1 ? before : [];
  const alike = alikeBehind(sentence, item);
  const names = [...(listed.length > 0 ? listed : before.slice(-1)), ...alike];
  if (names.length < 2) return null;
  const base = baseBehind(sentence, item);
  const facts = names.map(({ meaning: { sector } }) => [
    table.find({ measure: 'companies', sector }),
    table.find({ measure: 'companies', sector, period: base }),
  ]);
  const isThat = facts.every(
    ([now, then]) => ((now?.value ?? 0) - (then?.value ?? 0)) * way === item.meaning.number.value,
  );
  const each = sentence.items.filter(({ word }) => EACH.has(word));
  return [
    decided({ type: 'count', items: [item, moved, ...names, ...each] }, isThat ? true : null, {
      facts: isThat ? facts.flat().filter((fact) => fact !== undefined) : [],
    }),
  ];
}
const EACH = new Set(['masing-masing', 'sama-sama']);

/** "…, demikian pula Industri Pengolahan": the sectors of which the same is said once more. */
function alikeBehind(sentence: Sentence, item: Item): ItemOf<'sector'>[] {
  const behind = sentence.items.filter(({ start }) => start >= item.end);
  const at = behind.findIndex(
    ({ word }, place) =>
      /^(?:demikian|begitu)$/.test(word) &&
      /^(?:pula|juga|halnya)$/.test(behind[place + 1]?.word ?? ''),
  );
  const rest = at < 0 ? [] : behind.slice(at + 2);
  const isNaming = (one: Item) =>
    means(one, 'sector') || means(one, 'break') || means(one, 'plain') || means(one, 'people');
  return rest.every(isNaming) ? rest.filter(isA('sector')) : [];
}

/** "Bertambah dua", "dua lebih banyak": nothing but "sebanyak" or "hanya" stands between. */
function moveBeside(sentence: Sentence, item: ItemOf<'number'>): Item | null {
  const lead = sentence.before(item).find((one) => !STEPS.has(one.word) && !means(one, 'near'));
  if (lead && means(lead, 'way') && MOVES.test(lead.word)) {
    // "Turun menjadi 28" and "turun 28 kontak" differ by the word between, "naik 12,2" is a rate.
    return lead;
  }
  const next = sentence.after(item)[0];
  if (next && means(next, 'more') && next.meaning.isOfCounts) return next;
  // "Berkurang satu dari triwulan sebelumnya dan tiga dari triwulan I 2024": the same word once more.
  const led = sentence.items.slice(0, sentence.items.indexOf(item)).toReversed();
  const [link, quarter] = led;
  const isHeldAgainst = next && (means(next, 'from') || means(next, 'than'));
  if (!isHeldAgainst || !link || !means(link, 'break') || !quarter || !means(quarter, 'period'))
    return null;
  const told = led.find(isA('number'));
  return told ? moveBeside(sentence, told) : null;
}

function baseBehind(sentence: Sentence, item: Item): QuarterRole {
  const behind = sentence.after(item).find(isA('period'));
  const role = behind?.meaning.role;
  if (role && role !== 'now') return role;
  // "Setahun sebelumnya hanya sembilan kontak. Jumlahnya bertambah 14": from what was told last.
  const told = sentence.topic.facts.findLast(isCount);
  const isOpen = told && told.period !== 'now' && !sentence.has('period');
  return isOpen ? told.period : baseOf(sentence, item);
}
const isCount = ({ unit }: ClaimFact) => unit === 'kontak' || unit === 'perusahaan';

/** What is counted, now and before: what the sentence names, else what was counted last. */
function countsOf(sentence: Sentence, item: Item, base: QuarterRole): FactAddress[] {
  const { sheet, topic } = sentence;
  const before = sentence.items.filter(({ end }) => end <= item.start);
  const category = before.findLast(isA('category'))?.meaning.category;
  const sector = before.findLast(isA('sector'))?.meaning.sector;
  const both = (at: FactAddress): FactAddress[] => [at, { ...at, period: base }];
  if (category && isOrientation(category)) return both({ measure: 'companies', category });
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const of = { indicator, sector: sector ?? sheet.sector };
  if (!sheet.isProfile && category) return both({ measure: 'answer-count', ...of, category });
  const isAnswering = before.some(
    (one) =>
      ANSWERING.test(one.word) || (means(one, 'measure') && one.meaning.measure === 'answers'),
  );
  if (!sheet.isProfile && (isAnswering || tellsWhoAnswered(sentence)))
    return both({ measure: 'answers', ...of });
  if (sector || sheet.sector) return both({ measure: 'companies', sector: of.sector });
  const last = topic.facts.findLast(isCount);
  if (last && !before.some(isA('number'))) return both({ ...last, period: 'now', base: null });
  return both({ measure: 'companies' });
}
