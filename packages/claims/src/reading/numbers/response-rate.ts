import { roundHalfUp } from '../../judging/equals.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type NumberItem, open, placesOf } from '../bindings/binding.js';

/** A percentage of contacts that answered a question at all, of all who were interviewed. */
export function readResponseRate(sentence: Sentence, item: NumberItem): Reading {
  const { table } = sentence.sheet;
  const { indicators, sectors, period } = placesOf(sentence, item, {});
  const role = period.role ?? 'now';
  const sector = sectors.sectors[0] ?? null;
  const answers = table.find({
    measure: 'answers',
    indicator: indicators.keys[0] ?? null,
    sector,
    period: role,
  });
  const contacts = table.find({ measure: 'contacts', sector, period: role });
  if (!answers || !contacts) return open('response_rate', [item]);
  const rate = (answers.value / contacts.value) * 100;
  const { value, decimals } = item.meaning.number;
  return decided({ type: 'response_rate', items: [item] }, roundHalfUp(rate, decimals) === value, {
    facts: [answers, contacts],
    expected: `${answers.value} dari ${contacts.value} kontak`,
  });
}
