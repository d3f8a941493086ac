import {
  type AnswersDisclosure,
  type Disclosure,
  ROUGH_DECIMALS,
  roughAverage,
} from '@lqc/analysis';
import { workbookPhrases as say } from '@lqc/phrases';

/** An average as a copy shows it: to one decimal, in words that say so, where two would show an answer. */
export function shownAverage(
  average: number | null,
  told: Pick<AnswersDisclosure, 'average' | 'rough' | 'asBefore'>,
): { readonly value: number | string | null; readonly disclosure: Disclosure } {
  if (average === null || told.average !== 'withheld' || told.rough === 'withheld')
    return { value: average, disclosure: told.average };
  return {
    value: say.roughly((told.asBefore ?? roughAverage(average)).toFixed(ROUGH_DECIMALS)),
    disclosure: told.rough,
  };
}
