import { asSentence } from '../../prose/sentence.js';
import { INDICATOR_KEYS } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import type { Standing } from './standings.js';
import type { Telling } from '../../wordings/telling.js';

/**
 * What stands apart from neutral, in one sentence; if the data do not support it, the figures of each.
 * Empty when nothing does.
 *
 * @param opening the beginning of the sentence, such as the sector and the quarter
 */
export function apartSentence(
  telling: Telling,
  standings: readonly Standing[],
  opening = '',
): string {
  const told = standings.filter(isApart);
  return inOne(
    telling,
    told,
    [clauseOf(told, 'above'), clauseOf(told, 'below')].filter(Boolean).join(', sedangkan '),
    opening,
  );
}

/** Which of the others are near neutral, and of which the answers are too scattered to say. */
export function otherSentence(telling: Telling, standings: readonly Standing[]): string {
  const told = standings.filter((one) => !isApart(one));
  return inOne(
    telling,
    told,
    [clauseOf(told, 'near'), clauseOf(told, 'scattered')].filter(Boolean).join(', sedangkan '),
  );
}

export const isApart = ({ place }: Standing) => place === 'above' || place === 'below';

const CLAUSES: Record<Standing['place'], (names: string) => string> = {
  above: (names) => `${names} berada di atas netral`,
  below: (names) => `${names} berada di bawah netral`,
  near: (names) => `${names} berada di sekitar netral`,
  scattered: (names) => `jawaban untuk ${names} beragam`,
};

function clauseOf(standings: readonly Standing[], place: Standing['place']): string {
  const group = standings.filter((one) => one.place === place);
  if (group.length === 0) return '';
  // Averages near neutral are left to the table: beside an equal one that stands apart they would raise the
  // question why.
  return CLAUSES[place](place === 'near' ? namesInOrder(group) : namesWithAverages(group));
}

const namesInOrder = (group: readonly Standing[]): string =>
  listed(
    group
      .toSorted((a, b) => INDICATOR_KEYS.indexOf(a.key) - INDICATOR_KEYS.indexOf(b.key))
      .map(({ name }) => name),
  );

/** "Permintaan domestik (skor 3,40) dan investasi (3,83)". */
export const namesWithAverages = (group: readonly Standing[]): string =>
  listed(group.map(({ name, average }, at) => `${name} (${at === 0 ? 'skor ' : ''}${average})`));

function inOne(
  telling: Telling,
  standings: readonly Standing[],
  clause: string,
  opening = '',
): string {
  if (clause === '') return '';
  return (
    telling.say(asSentence(`${opening}${clause}`)) ||
    telling.say(
      `Skor ${listed(standings.map(({ name, average }, at) => `${name} ${at === 0 ? 'tercatat ' : ''}${average}`))}.`,
    )
  );
}
