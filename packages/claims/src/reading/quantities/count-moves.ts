import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import { tellsWhoAnswered } from '../../dimensions/valid-answers.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../dimensions/ways.js';
import { isOrientation } from '../../facts/categories.js';

const MOVES =
  /^(?:bertambah|berkurang|naik|turun|menyusut|meningkat|menurun|mendapat|memperoleh|ketambahan|kehilangan|susut|tambah)$/;
const STEPS = new Set([
  'sebanyak',
  'hanya',
  'sebesar',
  'pula',
  'juga',
  'pun',
  'lagi',
  'masing-masing',
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

/** "Bertambah dua", "dua lebih banyak": nothing but "sebanyak" or "hanya" stands between. */
function moveBeside(sentence: Sentence, item: ItemOf<'number'>): Item | null {
  const lead = sentence.before(item).find((one) => !STEPS.has(one.word) && !isA('near')(one));
  if (lead && isA('way')(lead) && MOVES.test(lead.word)) {
    // "Turun menjadi 28" and "turun 28 kontak" differ by the word between, "naik 12,2" is a rate.
    return lead;
  }
  const next = sentence.after(item)[0];
  if (next && isA('more')(next) && next.meaning.isOfCounts) return next;
  // "Berkurang satu dari triwulan sebelumnya dan tiga dari triwulan I 2024": the same word once more.
  const led = sentence.items.slice(0, sentence.items.indexOf(item)).toReversed();
  const [link, quarter] = led;
  const isHeldAgainst = next && (isA('from')(next) || isA('than')(next));
  if (!isHeldAgainst || !link || !isA('break')(link) || !quarter || !isA('period')(quarter))
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
  const isOpen = told && told.period !== 'now' && !sentence.items.some(isA('period'));
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
    (one) => ANSWERING.test(one.word) || (isA('measure')(one) && one.meaning.measure === 'answers'),
  );
  if (!sheet.isProfile && (isAnswering || tellsWhoAnswered(sentence)))
    return both({ measure: 'answers', ...of });
  if (sector || sheet.sector) return both({ measure: 'companies', sector: of.sector });
  const last = topic.facts.findLast(isCount);
  if (last && !before.some(isA('number'))) return both({ ...last, period: 'now', base: null });
  return both({ measure: 'companies' });
}
