import { isA, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const GETTING =
  /^(?:memperoleh|mendapat|mendapatkan|menerima|memiliki|mempunyai|ada|terdapat|menghasilkan)$/;

/**
 * "Permintaan ekspor tidak memperoleh jawaban sah dari sektor ini": that nobody answered the question.
 * Right only where the table has no answers to it.
 */
export function readUnanswered(sentence: Sentence): Reading[] {
  return sentence.all('not').flatMap((item): Reading[] => {
    const after = sentence
      .after(item)
      .filter((one) => !means(one, 'plain') || GETTING.test(one.word));
    const [got, answers] = after;
    const isOfAnswers =
      answers !== undefined &&
      ((means(answers, 'people') && answers.meaning.who === 'jawaban') ||
        (means(answers, 'measure') && answers.meaning.measure === 'answers'));
    if (item.used || !got || !GETTING.test(got.word) || !isOfAnswers) return [];
    // "Untuk permintaan ekspor, sektor ini tidak memiliki jawaban sah".
    const own = sentence.clauseOf(item).items;
    const [opening] = sentence.clauses;
    const named = own.some(isA('indicator')) ? own : opening!.items;
    const keys = named.filter(isA('indicator')).flatMap((one) => one.meaning.keys);
    const { sectors } = sentence.sectorOf(item);
    const { role } = periodOf(sentence, item);
    const items = [item, got, answers];
    if (keys.length === 0 || sectors.length !== 1) return [];
    const given = keys.flatMap(
      (indicator) =>
        sentence.sheet.table.find({
          measure: 'answers',
          indicator,
          sector: sectors[0]!,
          period: role ?? 'now',
        }) ?? [],
    );
    const isNone = given.every(({ value }) => value === 0);
    return [decided({ type: 'count', items }, isNone ? true : null, { facts: given })];
  });
}
