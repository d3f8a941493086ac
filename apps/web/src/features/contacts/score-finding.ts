import { type ContactResponse, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { scoreText } from '../../lib/format';
import { shortQuarter } from '../history/copy';

/** What a company last said of an indicator beside the time before: `Investasi naik dari 2 ke 4 sejak …`. */
export function scoreFinding(
  { quarters, answers }: Pick<ContactResponse, 'quarters' | 'answers'>,
  key: IndicatorKey,
): string {
  const { label } = indicatorOf(key);
  const told = quarters.flatMap((quarter) => {
    const scores = answers.filter(
      (one) => one.quarter_id === quarter.quarter_id && one.indicator === key && one.score !== null,
    );
    // Two interviews in one quarter may contradict each other; then neither counts as the company's answer.
    return scores.length === 1 ? [{ quarter, score: scores[0]!.score! }] : [];
  });
  const now = told.at(-1);
  const before = told.at(-2);
  if (!now) return `${label}: belum ada skor`;
  if (!before) return `${label}: ${scoreText(now.score)} pada ${shortQuarter(now.quarter)}`;
  const since = `sejak ${shortQuarter(before.quarter)}`;
  if (now.score === before.score) return `${label} tetap ${scoreText(now.score)} ${since}`;
  const way = now.score > before.score ? 'naik' : 'turun';
  return `${label} ${way} dari ${scoreText(before.score)} ke ${scoreText(now.score)} ${since}`;
}
