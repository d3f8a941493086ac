import type { FactAddress } from '../../facts/fact-table.js';
import { isBase } from '../../dimensions/bases.js';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, means } from '../../items/item.js';
import { judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { tellsWhoAnswered } from '../../dimensions/valid-answers.js';
import { type Bound, type NumberItem, placesOf } from '../bindings/binding.js';
import { isOfPeople } from '../../dimensions/people.js';

/** "63,2 % dari 38 jawaban sah", "dari 40 kontak, …": what others are a part of. */
export function isWhole(sentence: Sentence, item: NumberItem): boolean {
  const { unit, of } = item.meaning.number;
  if (of !== null || item.meaning.number.decimals > 0) return false;
  if (unit !== 'kontak' && unit !== 'perusahaan' && unit !== null) return false;
  const lead = sentence.before(item).filter((one) => !WHOLE_WORDS.has(one.word));
  if (!lead[0] || !means(lead[0], 'from') || lead[0].word !== 'dari') return false;
  // "Dari 12 menjadi 15 kontak" tells two ends; "dari 12 kontak naik menjadi 3,42" does not.
  const after = sentence.after(item);
  const end = after.slice(after.findIndex(isA('to')) + 1).find(isA('number'));
  const goesOn = after.some(isA('to')) && (end?.meaning.number.decimals ?? 0) === 0;
  // "12 kontak menilai permintaan di atas netral dari 37 jawaban sah".
  const isOfMove = lead[1] !== undefined && means(lead[1], 'way');
  const isOfAnswers = item.meaning.number.isOfAnswers === true && !isOfMove;
  const isPart =
    isOfAnswers ||
    (lead[1] !== undefined &&
      (means(lead[1], 'number') ||
        means(lead[1], 'quantifier') ||
        means(lead[1], 'some') ||
        // "Rata-rata dari 12 kontak yang menjawab".
        (means(lead[1], 'measure') && lead[1].meaning.measure === 'average')));
  if (unit === null) return !goesOn && isPart && isOfPeople(sentence, item);
  return !goesOn && (isPart || lead.length === 1);
}

const isOfResponse = (one: Item) => means(one, 'measure') && one.meaning.measure === 'response';
const REPRESENTED = /^(?:di|me)wakili$|^keterwakilan|^dijawab$|^diisi$/;

const ALL = new Set(['total', 'seluruh', 'keseluruhan']);
const WHOLE_WORDS = new Set(['total', 'seluruh', 'keseluruhan', 'jumlah', 'sebanyak', 'sejumlah']);

/** The answers or contacts of the quarter that the sentence is about. */
export function readWhole(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table, isProfile } = sentence.sheet;
  const { indicators, sectors } = placesOf(sentence, item, bound);
  const lead = sentence.items.findLast(
    (one) => means(one, 'period') && one.end <= item.start && !isBase(sentence, one),
  );
  const period = (lead && means(lead, 'period') && lead.meaning.role) || 'now';
  const measure = item.meaning.number.unit === 'perusahaan' ? 'companies' : 'contacts';
  // "Dari 37 kontak yang menjawab, tujuh menilai margin usaha …": what follows tells of what.
  const later = sentence.items.find(isA('indicator'));
  const keys =
    later?.meaning.keys.length === 1 ? sentence.resolved(later.meaning.keys) : indicators.keys;
  // A share of answers is of those who answered; "dari 40 kontak, …" may tell who was asked.
  const isOfShare = sentence
    .before(item)
    .some((one) => means(one, 'number') && one.meaning.number.unit === 'persen');
  const isOfAnswers = !isProfile && indicators.keys.length > 0 && isOfShare;
  // "Tingkat respons 97,5 % dari 40 kontak", "diwakili 12 kontak, 30 % dari 40": of who was asked.
  const names = (is: 'category' | 'indicator') => sentence.all(is).length > 0;
  // "Dari 40 kontak, 38 memberi jawaban", but "dari 37 kontak yang menjawab, …"; "7,5 % dari 40 kontak".
  const isOfAsked =
    sentence.items.some(
      (one) => one.end <= item.start && (isOfResponse(one) || REPRESENTED.test(one.word)),
    ) ||
    (tellsWhoAnswered(sentence) && sentence.after(item)[0]?.word !== 'yang') ||
    (isOfShare && !names('category') && !names('indicator'));
  const at: FactAddress[] = sectors.sectors.flatMap((sector) => [
    ...(isProfile || isOfAsked ? [] : keys).map((indicator): FactAddress => ({
      measure: 'answers',
      indicator,
      sector,
      period,
    })),
    ...(isOfAnswers && !isOfAsked ? [] : [{ measure, sector, period } as const]),
  ]);
  const all = { measure, sector: null, period } as const;
  // "Separuh dari 40 perusahaan": in the profile a whole is nearly always everybody.
  const isOfAll = sentence
    .before(item)
    .slice(0, 2)
    .some(({ word }) => ALL.has(word));
  if (isProfile || isOfAll || isOfAsked) at.unshift(all);
  else if (!sectors.isNamed && !isOfAnswers) at.push(all);
  const reading = judge(
    { type: 'count', items: [item] },
    table,
    at,
    equals(item, 'equal', plainValue),
  );
  // "Dari 26 kontak pada triwulan sebelumnya, …" may be of any part of them.
  // "Dihimpun dari 38 jawaban sah" counts answers and nobody else.
  const isOfValid = item.meaning.number.isOfAnswers === true && indicators.keys.length === 1;
  return isOfAnswers || isOfValid || isProfile || sectors.isNamed ? reading : unsure(reading);
}
