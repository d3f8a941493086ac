import type { TfIdfResponse } from '@lqc/contracts';
import { Ledger } from '../../components/ledger';
import { count, score } from '../../lib/format';
import type { Shift } from './compare-words';
import { copy } from './copy';
import { ShiftMark, WordButton } from './word-button';
import { wordTable, wordText } from './word-texts';
import { WordTools } from './word-tools';

interface RankedTableProps {
  readonly response: TfIdfResponse;
  readonly shifts: ReadonlyMap<string, Shift> | null;
  readonly onWord: (word: string) => void;
}

/**
 * A table of words by TF-IDF: a bar relative to the first, the score, and the number of narratives.
 */
export function RankedTable({ response, shifts, onWord }: RankedTableProps) {
  const { indicator, period, contacts, top_words: words } = response;
  const most = words[0]?.score ?? 1;
  return (
    <>
      <Ledger label={copy.columns.word}>
        <thead>
          <tr>
            <th scope="col" className="number w-10 text-right!">
              {copy.columns.rank}
            </th>
            <th scope="col">{copy.columns.word}</th>
            <th scope="col" colSpan={2}>
              {copy.columns.score}
            </th>
            <th scope="col" className="number text-right!">
              {copy.columns.narratives}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.map((word, rank) => (
            <tr key={word.word}>
              <td className="number text-muted">{rank + 1}</td>
              <td className="max-w-48">
                <span className="flex items-center gap-2">
                  <WordButton word={word} onWord={onWord} />
                  <ShiftMark shift={shifts?.get(word.word)} />
                </span>
              </td>
              <td className="w-2/5" aria-hidden>
                <div
                  className="h-2.5 rounded-sm bg-(--series-1)"
                  style={{ width: `${(word.score / most) * 100}%` }}
                />
              </td>
              <td className="number w-20 pl-0!">{score(word.score)}</td>
              <td className="number whitespace-nowrap text-muted">
                {copy.of(count(word.documents), count(contacts))}
              </td>
            </tr>
          ))}
        </tbody>
      </Ledger>
      <div className="mt-2">
        <WordTools
          table={wordTable(words)}
          text={wordText(words)}
          fileParts={['tf_idf', indicator, period]}
        />
      </div>
    </>
  );
}
