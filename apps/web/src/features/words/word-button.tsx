import type { TopWord } from '@lqc/contracts';
import { count } from '../../lib/format';
import type { Shift } from './compare-words';
import { copy, shiftText } from './copy';

/** A word as a button that shows its sentences. */
export function WordButton({
  word: { word, documents },
  onWord,
}: {
  word: TopWord;
  onWord: (word: string) => void;
}) {
  return (
    <button
      type="button"
      aria-label={copy.openWord(word, count(documents))}
      onClick={() => onWord(word)}
      className="min-w-0 truncate text-left max-sm:h-full font-medium hover:text-accent hover:underline"
    >
      {word}
    </button>
  );
}

/** The mark of a word's change of rank. */
export function ShiftMark({ shift }: { shift: Shift | undefined }) {
  if (!shift) return null;
  const { mark, meaning, tone } = shiftText(shift);
  return (
    <span className={`text-xs whitespace-nowrap ${tone}`} title={meaning}>
      <span aria-hidden>{mark}</span>
      <span className="sr-only">{meaning}</span>
    </span>
  );
}
