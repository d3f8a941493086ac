import type { TopWord } from '@lqc/contracts';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { count } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import type { Shift } from './compare-words';
import { copy } from './copy';
import { ShiftMark, WordButton } from './word-button';
import { wordTable, wordText } from './word-texts';
import { WordTools } from './word-tools';

/** How many words are shown first beside or below the picture. */
const SHOWN_FIRST = { wide: 24, narrow: 12 } as const;

interface WordListProps {
  readonly words: readonly TopWord[];
  readonly fileParts: readonly string[];
  readonly shifts: ReadonlyMap<string, Shift> | null;
  readonly onWord: (word: string) => void;
}

/** A cloud's words by weight, each with how many narratives have it; folded below the picture on a telephone. */
export function WordList({ words, fileParts, shifts, onWord }: WordListProps) {
  const [all, setAll] = useState(false);
  const isFolded = useMedia('(width < 40rem)');
  const first = SHOWN_FIRST[useMedia('(width < 64rem)') ? 'narrow' : 'wide'];
  const tools = <WordTools table={wordTable(words)} text={wordText(words)} fileParts={fileParts} />;
  const list = (
    <ol className="grid grid-cols-1 gap-x-5 @sm:grid-cols-2 @2xl:grid-cols-3">
      {(all || isFolded ? words : words.slice(0, first)).map((word) => (
        <li
          key={word.word}
          className="flex h-8 items-center gap-2 border-b border-line max-sm:h-[45px]"
        >
          <WordButton word={word} onWord={onWord} />
          <span className="ml-auto flex items-center gap-2 text-xs text-muted">
            <ShiftMark shift={shifts?.get(word.word)} />
            {count(word.documents)}
          </span>
        </li>
      ))}
    </ol>
  );
  if (isFolded)
    return (
      <Disclosure summary={copy.wordsHeading} count={words.length}>
        {tools}
        <p className="text-right text-xs text-muted">{copy.wordsNote}</p>
        {list}
      </Disclosure>
    );
  return (
    <div className="@container min-w-0">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-xs font-medium text-muted">
          {copy.wordsHeading} · {copy.wordsNote}
        </p>
        {tools}
      </div>
      {list}
      {words.length > first && (
        <Button variant="tool" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewerWords : copy.allWords(count(words.length))}
        </Button>
      )}
    </div>
  );
}
