import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { pointsBack } from '../items/pointing.js';

type Doubt = (sentence: Sentence, reading: Reading) => boolean;

/**
 * Whether a sentence can be bound in another way than it was read: of whom, of which quarter or of
 * which answers a figure or a word of direction is meant. What does not fit then is left open.
 */
export const isDoubtful: Doubt = (sentence, reading) =>
  DOUBTS[reading.type]?.some((doubt) => doubt(sentence, reading)) ?? false;

const numberOf = ({ items }: Reading) => items.find(isA('number'));
const before = ({ items }: Sentence, { start }: Item) => items.filter(({ end }) => end <= start);

/** "Dengan skor 3,67, Konstruksi …": the only sectors named stand behind the figure. */
const isOfSectorBehind: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || reading.facts[0]?.sector !== null) return false;
  const sectors = sentence.all('sector');
  return sectors.length > 0 && sectors.every(({ start }) => start >= number.end);
};

/** "Tiga sektor mencatat 4,00", "dengan sepuluh perusahaan, sektor ini …": of sectors told elsewhere. */
const isOfCountedSectors: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || sentence.sheet.sector !== null) return false;
  return sentence.items.some((one, at) => {
    if (!isA('people')(one) || one.meaning.who !== 'sektor') return false;
    const isThis = pointsBack(sentence.items[at + 1]);
    const isCounted = at > 0 && isA('number')(sentence.items[at - 1]!);
    return isThis || (isCounted && reading.facts[0]?.sector === null);
  });
};

/** "Tiga sektor lain berada di bawah netral": where they lie, not everybody. */
const isOfSectorsCounted: Doubt = (sentence, { items, facts }) => {
  const own = wordOf(items) ?? items.find(isA('category'));
  if (!own || sentence.sheet.sector !== null || facts[0]?.sector !== null) return false;
  return sentence.before(own).some((one) => isA('people')(one) && one.meaning.who === 'sektor');
};

/** "Baik secara triwulanan maupun tahunan, … dari 10,5": either quarter may be the earlier one. */
const isOfEitherBase: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const period = reading.facts[0]?.period;
  if (!number || !period || period === 'now') return false;
  const roles = new Set(sentence.all('period').map(({ meaning }) => meaning.role));
  const isTold = sentence.clauseOf(number).items.some(isA('period'));
  return !isTold && roles.has('before') && roles.has('last_year');
};

/** "Jumlah yang menjawab hampir sama, 39 berbanding 38": no answer is "hampir sama". */
const isOfSameness: Doubt = (_sentence, { items }) =>
  items.some((one) => isA('way')(one) && one.meaning.way === 0 && one.meaning.manner === 'loose');

/** "Nol kontak yang melewatkan pertanyaan": none of those whom an unknown verb tells of. */
const isNoneOfUnknown: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (number?.meaning.number.value !== 0 || reading.facts[0]?.category) return false;
  return sentence.clauseOf(number).items.some(isA('other'));
};

/** "Jumlahnya 27 perusahaan, sementara yang berorientasi ekspor 3": of those whom a sentence before told of. */
const isOfThose: Doubt = (sentence, reading) => {
  const { items } = sentence;
  const number = numberOf(reading);
  // "Kedua kontak itu".
  const behind = number && items.find((one) => one.start >= number.end && !isA('people')(one));
  if (pointsBack(behind)) return true;
  const led = number ? before(sentence, number) : items;
  return led.some(({ word }) => THEIRS.has(word)) && !led.some(isName);
};
const THEIRS = new Set(['jumlahnya', 'bagiannya', 'porsinya', 'pangsanya', 'banyaknya']);
const isName = (one: Item) => isA('sector')(one) || isA('category')(one);

/** "Skor 5 hanya tiga kontak, padahal sebelumnya tujuh, dan skor 1 …": each with a score of its own. */
const isOfScores: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || number.meaning.number.decimals > 0) return false;
  const scores = sentence
    .all('category')
    .filter(({ meaning }) => meaning.category.startsWith('score'));
  const own = sentence.clauseOf(number);
  const isElsewhere = scores.every((score) => sentence.clauseOf(score) !== own);
  return scores.length > 0 && (reading.type !== 'count' || isElsewhere);
};

/** "Naik menjadi 3,64 setelah terpuruk di 2,78": what it did in the quarter before. */
const isOfBefore: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  const lead =
    own &&
    sentence
      .before(own)
      .find((one) => !isA('plain')(one) && !isA('not')(one) && !isA('period')(one));
  return lead !== undefined && lead !== null && isA('from')(lead);
};
const wordOf = (items: readonly Item[]) =>
  items.some(isA('number'))
    ? null
    : items.find((one) => isA('way')(one) || isA('level')(one) || isA('more')(one));

/** "Terbagi rata antara naik, tetap, dan turun", "tersebar: 13 kenaikan …": a list of answers. */
const isOfSplit: Doubt = ({ items }) => items.some(({ word }) => SPLIT.has(word));
const SPLIT = new Set(['terbagi', 'terbelah', 'terpecah', 'tersebar', 'terbelahnya']);

/** "Porsi yang marginnya tetap", "dua yang lain tidak berubah", "10 tidak berubah": people's answers. */
const isOfSomePeople: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  if (!own) return false;
  const lead = sentence.before(own);
  const isCounted = (one: Item) =>
    isA('number')(one) && one.meaning.number.decimals === 0 && one.meaning.number.unit !== 'poin';
  const who = lead.findIndex(
    (one) =>
      isCounted(one) ||
      (isA('people')(one) && (one.meaning.who === 'kontak' || one.meaning.who === 'perusahaan')) ||
      (isA('measure')(one) && one.meaning.measure === 'share'),
  );
  if (who < 0) return false;
  const between = lead.slice(0, who);
  if (between.some(({ word }) => word === 'yang')) return true;
  return isCounted(lead[who]!) && between.every((one) => isA('plain')(one) || isA('not')(one));
};

/** "Tidak naik di semua tempat": not everywhere, which denies nothing of most. */
const isDeniedOfAll: Doubt = (sentence, { items }) => {
  const all = items.find(isA('quantifier'));
  if (!all) return false;
  const lead = sentence.before(all);
  return lead[0]?.word === 'di' && lead.some(isA('not'));
};

/** "… padahal sebelumnya tujuh, dan skor 1 …": the answers of what follows, where others went before. */
const isBehindBreak: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const category = reading.items.find(isA('category'));
  if (!number || !category || category.start < number.end) return false;
  const isApart = sentence.clauseOf(number) !== sentence.clauseOf(category);
  return isApart && before(sentence, number).some(isA('category'));
};

/** "Ketiga sektor tersebut", "kedua indikator itu": of names that no sentence before gave. */
const isOfThoseNamed: Doubt = (sentence, reading) => {
  const { items } = sentence;
  const own = reading.items.find((one) => isA('number')(one)) ?? reading.items[0]!;
  const clause = sentence.clauseOf(own);
  return items.some(
    (one, at) =>
      // "Penurunan keduanya cukup dalam".
      (one.end <= own.end || sentence.clauseOf(one) === clause) &&
      (ALL_OF.test(one.word) ||
        (BOTH.test(one.word) && items[at + 1] !== undefined && isA('people')(items[at + 1]!))) &&
      !isA('indicator')(one) &&
      !isA('sector')(one),
  );
};
const ALL_OF = /^(?:keduanya|ketiganya|keempatnya|kelimanya|kesemuanya)$/;
const BOTH = /^(?:kedua|ketiga|keempat|kelima|keenam|ketujuh)$/;

/** "Tujuh indikator lainnya tercatat 2,00": of indicators whose names are not said. */
const isOfCountedIndicators: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const lead = number && sentence.before(number);
  if (!lead) return false;
  const counted = lead.findIndex(
    (one) => isA('number')(one) && one.meaning.number.unit === 'indikator',
  );
  return counted >= 0 && !lead.slice(0, counted).some(isA('indicator'));
};

/** "Skor yang berbeda, yakni masing-masing 2 dan 4": scores, which count nobody. */
const isOfBareScore: Doubt = (sentence, reading) => {
  const number = numberOf(reading)?.meaning.number;
  if (!number || number.unit !== null || number.decimals > 0 || number.value > 5) return false;
  return sentence.items.some(({ word }) => word === 'skor') && !reading.facts[0]?.category;
};

/** "Tingkat respons mencapai 95 %, lebih rendah dibandingkan …": of that figure, which no average is. */
const isOfFigureBefore: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  if (!own) return false;
  const ahead = before(sentence, own).filter((one) => !sentence.clauseOf(one).outer);
  const at = ahead.findLastIndex(isA('number'));
  const number = ahead[at];
  if (!number || !isA('number')(number)) return false;
  const { unit, decimals } = number.meaning.number;
  const isOther = unit === 'persen' || unit === 'kontak' || unit === 'perusahaan' || decimals === 1;
  return (
    isOther &&
    !ahead.slice(at + 1).some((one) => isName(one) || isA('indicator')(one) || isA('measure')(one))
  );
};

/** "Dua kontak di Karangasem", "14 kontak lain": of fewer than all who answered so. */
const isOfFewer: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number) return false;
  const behind = sentence
    .after(number)
    .filter((one) => !isA('people')(one))
    .slice(0, 3);
  const isNarrowed = behind.some((one) => isA('other')(one) && !one.used);
  return isNarrowed || OTHERS.has(behind[0]?.word ?? '');
};
const OTHERS = new Set([
  'lain',
  'lainnya',
  'berikut',
  'berikutnya',
  'terakhir',
  'pertama',
  'teratas',
  'dimaksud',
]);

/** "Tidak ada kontak lain yang …", "sebagian kontak tersebut": of those that are left, or of some told of. */
const isOfOthers: Doubt = (sentence, reading) => {
  const said = reading.items.find((one) => isA('quantifier')(one) || isA('some')(one));
  const [who, next] = said ? sentence.after(said) : [];
  const whose = who && isA('people')(who) ? next : who;
  return OTHERS.has(whose?.word ?? '') || pointsBack(whose);
};

/** "Dua kontak mengaitkan kenaikan permintaan dengan …": those who give a reason, not who answered so. */
const isOfReason: Doubt = (sentence, reading) => {
  const number = numberOf(reading) ?? reading.items.find(isA('quantifier'));
  const told = reading.items.find((one) => isA('way')(one) || isA('level')(one));
  if (!number || !told || told.start < number.end) return false;
  return sentence.items.some(
    (one) => isA('cause')(one) && one.start >= number.end && one.end <= told.start,
  );
};

/** "Bagi sebagian kontak, biaya energi tetap stabil": what they say, not what the average did. */
const isOfSomeContacts: Doubt = ({ items }, reading) => {
  const own = wordOf(reading.items);
  return items.some(
    (one, at) =>
      own !== null &&
      own !== undefined &&
      one.end <= own.start &&
      isContacts(one) &&
      items.slice(Math.max(0, at - 3), at).some(({ word }) => TO_WHOM.has(word)),
  );
};
const isContacts = (one: Item): boolean =>
  (isA('people')(one) && (one.meaning.who === 'kontak' || one.meaning.who === 'perusahaan')) ||
  (isA('number')(one) && one.meaning.number.unit === 'kontak');
const TO_WHOM = new Set(['bagi', 'menurut', 'untuk', 'kalangan', 'mata']);

/** "Kurang satu dibandingkan awal 2024", "selisih dua kontak": how many more or fewer. */
const isOfHowManyMore: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const lead = number && sentence.before(number).find((one) => !isA('near')(one));
  return lead !== undefined && MORE_BY.has(lead.word);
};
const MORE_BY = new Set([
  'kurang',
  'lebih',
  'selisih',
  'beda',
  'terpaut',
  'kelebihan',
  'kekurangan',
  'surplus',
]);

/** "Pengurangan tenaga kerja paling dalam tercermin pada tiga kontak": what some contacts did. */
const isNounOfPeople: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  if (!own || !/^(?:ke|pe)\p{L}+an(?:nya)?$/u.test(own.word)) return false;
  const after = sentence.after(own);
  const isOfContacts = after.some(
    (one) =>
      (isA('people')(one) && one.meaning.who === 'kontak') ||
      (isA('number')(one) && one.meaning.number.unit === 'kontak'),
  );
  return isOfContacts || sentence.items.some(isA('company'));
};

const OF_COUNTS: readonly Doubt[] = [
  isOfReason,
  isOfHowManyMore,
  isOfFewer,
  isOfBareScore,
  isOfThoseNamed,
  isOfCountedSectors,
  isOfEitherBase,
  isOfSameness,
  isNoneOfUnknown,
  isOfThose,
  isOfScores,
  isOfSplit,
  isBehindBreak,
];
const OF_LEVELS: readonly Doubt[] = [
  isOfThoseNamed,
  isOfCountedIndicators,
  isOfSectorBehind,
  isOfCountedSectors,
  isOfScores,
];
const OF_WORDS: readonly Doubt[] = [
  isOfSomeContacts,
  isNounOfPeople,
  isOfFigureBefore,
  isOfThoseNamed,
  isOfBefore,
  isOfSplit,
  isOfSomePeople,
];

const DOUBTS: Partial<Record<Reading['type'], readonly Doubt[]>> = {
  count: OF_COUNTS,
  share: [isOfReason, isOfThoseNamed, isOfCountedSectors, isBehindBreak],
  balance: [isOfEitherBase],
  level: OF_LEVELS,
  from_to: OF_LEVELS,
  change: OF_WORDS,
  stable: OF_WORDS,
  neutral_position: [isOfSectorsCounted, isOfSomeContacts],
  quantifier: [isDeniedOfAll, isOfThoseNamed, isOfOthers, isOfReason],
};
