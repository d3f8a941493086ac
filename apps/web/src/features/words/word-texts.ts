import type { KeywordResponse, TopWord } from '@lqc/contracts';
import type { TextTable } from '../../lib/table-text';
import { score } from '../../lib/format';
import { copy } from './copy';

/** Words with their weights as a table for copying and saving. */
export const wordTable = (words: readonly TopWord[]): TextTable => ({
  columns: [copy.columns.rank, copy.columns.word, copy.columns.score, copy.columns.narratives],
  rows: words.map(({ word, score: weight, documents }, rank) => [
    rank + 1,
    word,
    score(weight),
    documents,
  ]),
});

export const wordText = (words: readonly TopWord[]) => words.map(({ word }) => word).join('\n');

/** The sentences that contain a word, for copying and saving. */
export const sentenceTools = ({ sentences, word, indicator, period }: KeywordResponse) => ({
  copyLabel: copy.copySentences,
  table: {
    columns: copy.sentenceColumns,
    rows: sentences.map(({ contact, sheet, sentence }) => [contact, sheet, sentence]),
  },
  text: sentences
    .map(({ contact, sheet, sentence }) => `${contact} (${copy.sheet(sheet)}): ${sentence}`)
    .join('\n'),
  fileParts: ['kalimat', word, indicator, period],
});
