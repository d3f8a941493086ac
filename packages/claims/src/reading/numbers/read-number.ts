import { equals, plainValue } from '../../judging/equals.js';
import { isA, means } from '../../items/item.js';
import { judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { readBalance } from './balance.js';
import {
  addressesFor,
  type Bound,
  hasEnds,
  nearOf,
  type NumberItem,
  open,
} from '../bindings/binding.js';
import { changeLead } from './change-lead.js';
import { readCount } from './count.js';
import { readIndicatorCount, readOneOfIndicators } from './indicator-count.js';
import { readLevel } from './level.js';
import { readNeutralDistance } from './neutral-distance.js';
import { isOfPeople } from '../../dimensions/people.js';
import { readPoints } from './points.js';
import { readShare } from './share.js';
import { isWhole, readWhole } from './whole.js';
import { pointsBack } from '../../items/pointing.js';
import { ALL_OF_THEM } from '../../language/all-of-them.js';

/** Reads one number of a sentence as the figure that it states. */
export function readNumber(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound = {},
): Reading | null {
  const { unit } = item.meaning.number;
  const pointed = withTopic(sentence, item, bound);
  if (pointed) return unsure(readBare(sentence, item, pointed) ?? open('level', [item]));
  // "Dua kali lipat" is read when the figures beside it are.
  if (sentence.after(item)[0]?.meaning.is === 'times') return null;
  if (sentence.before(item)[0]?.meaning.is === 'times') return open('ratio', [item]);
  const noun = sentence.after(item)[0];
  if (noun && means(noun, 'people') && noun.meaning.who === 'sektor' && unit === null) return null;
  if (unit === 'other') return null;
  const ofIndicators = readOneOfIndicators(sentence, item);
  if (ofIndicators) return ofIndicators;
  const ofNeutral = readNeutralDistance(sentence, item, bound);
  if (ofNeutral) return ofNeutral;
  if (isOfUnnamed(sentence)) return open('level', [item]);
  if (isWhole(sentence, item)) return readWhole(sentence, item, bound);
  if (unit === 'persen') return readShare(sentence, item, bound);
  if (unit === 'poin') return readPoints(sentence, item, bound);
  if (unit === 'kontak' || unit === 'perusahaan') return readCount(sentence, item, bound);
  if (unit === 'indikator') return readIndicatorCount(sentence, item);
  return readBare(sentence, item, bound);
}

/** "Skor 3,45 tersebut belum menyamai permintaan ekspor": of what was spoken of before. */
function withTopic(sentence: Sentence, item: NumberItem, bound: Bound): Bound | null {
  const { unit, decimals } = item.meaning.number;
  const isThis = pointsBack(sentence.items[sentence.items.indexOf(item) + 1]);
  const isLed = sentence.items.some((one) => means(one, 'indicator') && one.end <= item.start);
  const indicator = sentence.topic.indicator ?? sentence.sheet.indicator;
  const isOpen = unit === null && decimals > 0 && isThis && !isLed && !bound.indicator;
  return isOpen && indicator ? { ...bound, indicator } : null;
}

/** "Rata-rata keduanya kini 4,08 dan 4,18": of what an earlier sentence named. */
const isOfUnnamed = ({ items }: Sentence) =>
  items.some(({ word }) => ALL_OF_THEM.has(word)) &&
  !items.some((one) => means(one, 'indicator') || means(one, 'sector') || means(one, 'category'));

function readBare(sentence: Sentence, item: NumberItem, bound: Bound): Reading | null {
  const { table } = sentence.sheet;
  const { value, decimals, isSigned } = item.meaning.number;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  const measure = lead.find(isA('measure'))?.meaning.measure;
  const subject = lead.find(
    (one) => !means(one, 'plain') && !means(one, 'period') && !means(one, 'near'),
  );
  // "Jumlah jawaban pada Triwulan I 2024 tercatat 37".
  if (decimals === 0 && subject && means(subject, 'measure') && measure === 'answers') {
    const at = addressesFor(sentence, item, bound, { measure: 'answers' });
    const items = [...near.items, item];
    return at
      ? judge({ type: 'count', items }, table, at, equals(item, near.comparison, plainValue))
      : open('count', items);
  }
  if (measure === 'balance') return readBalance(sentence, item, bound);
  const isPeople =
    // "Masing-masing berjumlah 27, 10, dan 3".
    bound.category !== undefined ||
    isOfPeople(sentence, item) ||
    (sentence.sheet.isProfile && sentence.sectorOf(item).isNamed);
  if (decimals === 0 && !isSigned && isPeople) return readCount(sentence, item, bound);
  if (decimals === 0 && !isSigned && (value < 1 || value > 5)) return null;
  const change = changeLead(sentence, item);
  if (change || isSigned) return readPoints(sentence, item, bound);
  if (decimals === 0 && measure !== 'average' && !near.items.length && !hasEnds(sentence, item))
    return null;
  return readLevel(sentence, item, bound, near);
}
