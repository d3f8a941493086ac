import { companyDirectionOf } from '@lqc/language';
import { isOneOf, isPercentage, type Item, type ItemOf, means } from '../items/item.js';
import { type Asked, ofKinds, type Question } from './question.js';

/**
 * Whether a word turns a contact's growth rate into another kind of figure, such as a level or an average.
 */
export const OTHER_KINDS_OF_FIGURE: readonly Question[] = [
  ofKinds(['number'], isOfLevelInstead),
  ofKinds(['plain'], isFigureOfContact),
];

/** Whether the sentence's rates were read from a contact's own words. */
const isOfContact = ({ sentence, readings }: Pick<Asked, 'sentence' | 'readings'>): boolean =>
  readings.some(({ type }) => type === 'contact') &&
  !sentence.sheet.isProfile &&
  sentence.has('company');

/** "Tumbuh menjadi 3 %", "naik dari 3 %", "margin sebesar 3 %": tells a growth rate as a level. */
function isOfLevelInstead({
  sentence,
  readings,
  item,
  items,
  at,
}: Asked<ItemOf<'number'>>): boolean {
  if (!isPercentage(item) || !isOfContact({ sentence, readings })) return false;
  const lead = items.slice(0, at).filter((one) => !means(one, 'near'));
  const before = lead.at(-1);
  if (before && (means(before, 'to') || means(before, 'from'))) return true;
  const name = lead.findLast((one) => !means(one, 'plain'));
  // "Menambah investasi sebesar 20,2 %": a verb of change makes it a growth rate.
  const isMoved = lead.some((one) => isMoving(one) || companyDirectionOf(one.word) !== undefined);
  return STATING.test(before?.word ?? '') && name !== undefined && isOfLevel(name) && !isMoved;
}

const STATING = /^(?:sebesar|mencapai|tercatat|sekitar)$/;
const isMoving = isOneOf('direction', 'level', 'more', 'size');

const isOfLevel = (name: Item): boolean =>
  means(name, 'indicator') && !name.meaning.keys.includes('pembiayaan dan suku bunga');

const FIGURE = /^(?:angka|nilai|besaran|laju|tingkat)$/;
const POINTING = /^(?:ini|itu|tersebut)$/;

/** "Angka tersebut lebih rendah": after a contact's rate it means that rate, not an average. */
function isFigureOfContact({ sentence, item, next }: Asked<ItemOf<'plain'>>): boolean {
  return (
    FIGURE.test(item.word) &&
    POINTING.test(next?.word ?? '') &&
    sentence.topic.facts.length === 0 &&
    sentence.topic.companies.length > 0 &&
    !sentence.has('indicator')
  );
}
