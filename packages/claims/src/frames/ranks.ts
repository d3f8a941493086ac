import { LIKERT_INDICATORS } from '@lqc/contracts';
import type { Assertion } from '../assertion.js';
import { said } from '../bind/slots.js';
import { answersOf } from '../bind/answers.js';
import { isOrientation } from '../facts/categories.js';
import { isAside, isName, nameOf, namesBehindBrackets, NEXT } from '../bind/names.js';
import { PARTS } from '../bind/in-order.js';
import { isSome, stretchOf } from '../bind/near.js';
import { isBase } from '../bind/quarters.js';
import { isA, isInterviewed, type Item, type ItemOf, isMeasure, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import type { Sentence } from '../sentence/sentence.js';
import { isOfFamily } from './quantities.js';
import { assertAt, type Frame, isNoun, type Scene } from './scene.js';

/** "Tertinggi di Konstruksi (4,00)", "penurunan terdalam", "peringkat ketiga terendah". */
export const readRanks: Frame = (scene) =>
  scene.sentence.all('rank').flatMap((item) => (item.used ? [] : rankAt(scene, item)));

function rankAt(scene: Scene, item: ItemOf<'rank'>): readonly Assertion[] {
  const { sentence } = scene;
  const own = stretchOf(sentence, item);
  const { isProfile } = sentence.sheet;
  const share = shareAt(scene, item, own);
  if (share) return share;
  const isLimited = own.some(
    (one, at) =>
      isSome(one) ||
      // "Tertinggi di antara ketiga periode": among quarters, not among names.
      (means(one, 'ordinal') && /^(?:periode|triwulan)/.test(own[at + 1]?.word ?? '')) ||
      means(one, 'not') ||
      means(one, 'category') ||
      means(one, 'more') ||
      isMeasure('change')(one) ||
      (means(one, 'number') && one.meaning.number.unit === 'indikator' && !isWhole(one)) ||
      LIMITING.test(one.word) ||
      // "Di antara A dan B", "indikator perkiraan": only among these.
      (one.word.endsWith('antara') && own[at + 1] !== undefined && isName(own[at + 1]!)) ||
      (means(one, 'people') && one.meaning.who === 'indikator' && isKind(own[at + 1])),
  );
  // "Di antara lima indikator perkiraan, …".
  const ahead = sentence.items.filter(({ end }) => end <= item.start);
  // "Setelah A, yang tertinggi B": who comes next.
  const isOfPart = isOfFamily(ahead) || ahead.some(({ word }) => LIMITING.test(word));
  // "Tiga terbawah": more than one place.
  const lead = sentence.before(item)[0];
  const isOfMany = means(lead, 'number');
  if (isLimited || isOfPart || isOfMany || /^(?:tertinggal|unggul|memimpin)$/.test(item.word))
    return [];
  // "Di antara lapangan usaha dengan sedikitnya enam kontak, …".
  const least = sentence
    .all('number')
    .find(
      (one) =>
        one.meaning.number.unit === 'kontak' &&
        sentence.before(one)[0]?.is === 'near' &&
        sentence.before(one).some(({ word }) => word.endsWith('antara')),
    );
  const [bound] = least ? sentence.before(least) : [];
  if (means(bound, 'near') && bound.meaning.comparison !== 'least') return [];
  // "Terkoreksi 1,10 poin, terdalam di antara …": of how far it went.
  const isStep = STEP.test(item.last);
  const isOfStep = isStep || (GREAT.test(item.last) && ahead.some(isMoving));
  const before = isStep ? sentence.clauses[sentence.clauseOf(item).id - 1]?.items : undefined;
  const direction =
    own.find(
      (one): one is ItemOf<'direction'> =>
        means(one, 'direction') &&
        !one.used &&
        one.end <= item.start &&
        (isNoun(one) || item.start - one.end < 12),
    ) ?? before?.findLast(isA('direction'));
  if (direction ? item.word === 'terutama' : isOfStep) return [];
  const isOfSet = own.some((one) => means(one, 'direction') && one !== direction);
  if (isOfSet || (direction && direction.meaning.direction === 0)) return [];
  const among = amongOf(sentence, own);
  if (!among) return [];
  const names: Item[] = own.filter(isA(among));
  // "A (5,00), B (4,20), dan C (4,00) mencatat rata-rata tertinggi": also the names of the list before.
  const [first] = names;
  for (const one of first
    ? sentence.items.slice(0, sentence.items.indexOf(first)).toReversed()
    : [])
    if (one.is === among) names.unshift(one);
    else if ((!LISTED.has(one.is) && one.word !== 'dan') || PARTS.test(one.word)) break;
  const last = names.at(-1);
  names.push(...(last ? namesBehindBrackets(sentence, last) : []));
  // "Baik A maupun B mencatat skor tertinggi": each of them alone.
  const isEachAlone = sentence.items.some(({ word }) => word === 'maupun');
  const shared = isEachAlone ? [] : names.map((one) => nameOf(one));
  // "Di antara ketiga sektor": so many there are.
  const isOfSetOf = (one: Item) => own[own.indexOf(one) - 1]?.word === 'antara';
  const ordinal = own.filter(isA('ordinal')).find((one) => !isOfSetOf(one));
  const place = item.meaning.place ?? ordinal?.meaning.place ?? 1;
  const isOfPeople = own.some(isInterviewed);
  const measure = isProfile || isOfPeople ? 'companies' : 'average';
  // "Pelaku usaha konstruksi paling optimistis terhadap harga jual": of no number of them.
  // "Konstruksi mencatat skor tertinggi" where contacts are counted: of a score, and of no number of them.
  const isOfScore = own.some(({ word }) => SCORE.test(word));
  if (measure === 'companies' && (direction || isOfScore || sentence.has('indicator'))) return [];
  const all = assertAt(scene, item, {
    type: 'rank',
    measure,
    says: {
      operator: 'ranked',
      end: item.meaning.end,
      place,
      among,
      shared,
      ...(least ? { least: least.meaning.number.value } : {}),
      ...(direction ? { direction: direction.meaning.direction as 1 | -1 } : {}),
    },
    words: [
      item,
      ...(direction ? [direction] : []),
      ...(ordinal ? [ordinal] : []),
      ...[bound, least].filter((one) => one !== undefined),
      ...names,
      // "Di antara 15 indikator", "dari seluruh sektor".
      ...sentence.all('number').filter((one) => isWhole(one) && isAlone(sentence, one)),
      ...own.filter((one) => (means(one, 'number') && isWhole(one)) || isAll(one)),
    ],
  });
  // "A (3,67) dan B (3,50) mencatat skor tertinggi", "tertinggi pada A, sedangkan yang terendah pada B": each of
  // those who are named, brackets or not.
  const [told] = all;
  const named = names.map((one) => nameOf(one));
  const isOfOther = names.length > 0 && all.every(({ of }) => !named.includes(of[among].value));
  const isEach = told && (all.length < names.length || isOfOther) && !own.some(isA('than'));
  return isEach ? named.map((name) => ({ ...told, of: { ...told.of, [among]: said(name) } })) : all;
}

const LISTED = new Set<Item['is']>(['break', 'open', 'close', 'number']);
const SCORE = /^(?:skor|nilai|kinerja|performa|penilaian|rata-rata|rerata)/;

/** "Porsi terbesar kontak (40,5%) menjawab netral": the most frequent answer, or market. */
function shareAt(
  scene: Scene,
  item: ItemOf<'rank'>,
  own: readonly Item[],
): readonly Assertion[] | null {
  const share = own.find(isMeasure('share'));
  const answers = share ? answersOf(scene.sentence, item) : null;
  const { value, origin } = answers?.category ?? {};
  const isTurned = own.some((one) => means(one, 'not') || means(one, 'ordinal'));
  if (!share || !value || origin !== 'said' || item.meaning.place || isTurned) return null;
  return assertAt(scene, item, {
    type: 'rank',
    measure: isOrientation(value) ? 'company-share' : 'answer-share',
    says: {
      operator: 'ranked',
      end: item.meaning.end,
      place: 1,
      among: 'category',
      shared: [value],
    },
    words: [item, share],
    answers,
  });
}

const isAll = (one: Item): boolean =>
  means(one, 'everybody') || (means(one, 'quantifier') && one.meaning.quantifier.least === 100);

const STEP = /^(?:terdalam|tertajam|dalam|tajam)$/;
const isMoving = (one: Item): boolean => means(one, 'direction') && one.meaning.direction !== 0;
const GREAT = /^(?:terbesar|terkecil|besar|kecil)$/;

const LIMITING =
  /^(?:setelah|selain|kecuali|sejak|sepanjang|antara lain|termasuk|berikutnya|perubahan|mengalami perubahan|(?:menempatkan|membawa|menjadikan|mengantarkan|mengangkat|mendorong)(?:nya)?)$/;

const isWhole = ({ meaning: { number } }: ItemOf<'number'>): boolean =>
  number.unit === 'indikator' && number.value === LIKERT_INDICATORS.length;

/** "Di antara 15 indikator, …": a clause of nothing else. */
const isAlone = (sentence: Sentence, item: Item): boolean =>
  sentence
    .clauseOf(item)
    .items.every(
      (one) => one === item || means(one, 'plain') || means(one, 'from') || means(one, 'break'),
    );

/** "Indikator biaya": a family of them. */
const isKind = (one: Item | undefined): boolean =>
  means(one, 'indicator') && one.meaning.keys.length > 1;

/** The set that a rank is in: the one with a member named in the same clause. */
function amongOf(sentence: Sentence, own: readonly Item[]): 'indicator' | 'sector' | null {
  const isSet = (who: 'indikator' | 'sektor') =>
    own.some(
      (one, at) =>
        (means(one, 'people') &&
          one.meaning.who === who &&
          !(who === 'sektor' && pointsBack(own[at + 1]))) ||
        (who === 'indikator' && means(one, 'number') && isWhole(one)),
    );
  if (isSet('indikator')) return 'indicator';
  // "Penurunan terdalam di sektor ini": among the indicators of the one that the text is about.
  const { sector } = sentence.sheet;
  const sectors = own.filter(isA('sector')).filter((one) => one.meaning.sector !== sector);
  if (sectors.length > 0) return 'sector';
  // "…, tertinggi di antara semua sektor": ranks the sector whose figure was told right before.
  if (isSet('sektor')) {
    const ahead = sentence.clauses[sentence.clauseOf(own[0]!).id - 1]?.items.filter(isA('sector'));
    return ahead?.length === 1 && !own.some(isA('indicator')) ? 'sector' : null;
  }
  // "… menopang permintaan dengan skor tertinggi": after a list of sectors the rank may be among these.
  const isOfOther = sentence.all('sector').some((one) => one.meaning.sector !== sector);
  return own.some(isA('indicator')) && !isOfOther ? 'indicator' : null;
}

/** "Disusul Real Estat (3,88)": the next place after a rank in the same sentence. */
export const readNextPlaces: Frame = (scene) => {
  const { sentence, readings } = scene;
  return sentence.items.flatMap((link): readonly Assertion[] => {
    if (!NEXT.test(link.word)) return [];
    const ahead = readings.filter(({ items }) => items.every(({ end }) => end <= link.start));
    const told = [...sentence.topic.told, ...ahead];
    // "A, disusul B. C menyusul": B has the place before, and not those of A and B.
    const isChain = told.some((one) => one.assertion?.words.some(({ word }) => NEXT.test(word)));
    const assertion = told.findLast(
      (one) => one.status === 'supported' && one.assertion?.says.operator === 'ranked',
    )?.assertion;
    const says = assertion?.says;
    // "Pada Triwulan I, harga jual menyusul": of another quarter than the rank.
    const isElsewhere =
      ahead.every((one) => one.assertion !== assertion) &&
      sentence.all('period').some((one) => !isBase(sentence, one));
    if (says?.operator !== 'ranked' || isElsewhere) return [];
    const behind = sentence.items.filter(({ start }) => start >= link.end);
    const at = behind.findIndex((one) => one.is === says.among);
    const isBehind = (one: Item) => means(one, 'plain') || means(one, 'people');
    const run = at >= 0 && behind.slice(0, at).every(isBehind) ? behind.slice(at) : [];
    const end = run.findIndex((one) => one.is !== says.among && !isAside(sentence, one));
    // "Real Estat menyusul dengan 3,88".
    const isLed = run.length === 0 && link.word === 'menyusul';
    const around = isLed
      ? sentence.before(link).slice(0, 1)
      : run.slice(0, end < 0 ? undefined : end);
    const list: readonly Item[] = around.filter(isA(says.among));
    return list.slice(0, 3).map((name, index): Assertion => {
      const of = { ...assertion!.of, [says.among]: said(nameOf(name)) };
      const place = says.place + (isChain ? 1 : Math.max(1, says.shared.length)) + index;
      const shared = [...says.shared, ...list.map(nameOf)];
      const words = index === 0 ? [name, link] : [name];
      return { ...assertion!, of, says: { ...says, place, shared }, words };
    });
  });
};
