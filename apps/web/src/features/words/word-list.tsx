import type { TopWord } from '@lqc/contracts';
import { useState } from 'react';
import { Button } from '../../components/button';
import { count } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import type { Shift } from './compare-words';
import { copy } from './copy';
import { ShiftMark, WordButton } from './word-button';
import { wordTable, wordText } from './word-texts';
import { WordTools } from './word-tools';

/** How many words are shown first, in columns and on a telephone. */
const SHOWN_FIRST = { wide: 24, narrow: 8 } as const;
/** Of the word that most contacts use, in pixels. */
const BAR_WIDTH = 48;

interface WordListProps {
  readonly words: readonly TopWord[];
  readonly fileParts: readonly string[];
  readonly shifts: ReadonlyMap<string, Shift> | null;
  readonly onWord: (word: string) => void;
}

/** A cloud's words by weight, with a bar for the number of contacts who use each. */
export function WordList({ words, fileParts, shifts, onWord }: WordListProps) {
  const [all, setAll] = useState(false);
  const first = SHOWN_FIRST[useMedia('(width < 40rem)') ? 'narrow' : 'wide'];
  const most = Math.max(1, ...words.map(({ documents }) => documents));
  const shown = all ? words : words.slice(0, first);
  return (
    <div className="@container min-w-0">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-xs font-medium text-muted">{copy.wordsHeading}</p>
        <WordTools table={wordTable(words)} text={wordText(words)} fileParts={fileParts} />
      </div>
      <ol className="grid grid-cols-1 gap-x-5 @sm:grid-cols-2 @2xl:grid-cols-3">
        {shown.map((word) => (
          <li
            key={word.word}
            className="flex h-8 items-center gap-2 border-b border-line max-sm:h-[45px]"
          >
            <WordButton word={word} onWord={onWord} />
            <span className="ml-auto flex items-center gap-2">
              <ShiftMark shift={shifts?.get(word.word)} />
              <span
                aria-hidden
                className="h-1.5 bg-control"
                style={{ width: `${(BAR_WIDTH * word.documents) / most}px` }}
              />
              <span className="w-5 text-right text-xs text-muted">{count(word.documents)}</span>
            </span>
          </li>
        ))}
      </ol>
      {words.length > first && (
        <Button
          size="small"
          variant="quiet"
          className="mt-2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? copy.fewerWords : copy.allWords(count(words.length))}
        </Button>
      )}
    </div>
  );
}
