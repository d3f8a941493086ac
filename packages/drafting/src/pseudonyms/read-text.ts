import type { Meant } from './word-table.js';
import type { WrittenWord } from './written-words.js';

/** A text in which names are looked for. */
export interface ReadText {
  readonly words: readonly WrittenWord[];
  /** What each of them can mean. */
  readonly meant: readonly (readonly Meant[])[];
  readonly folded: string;
}

/** The word of a name that a word of a text is as it stands, but for a suffix; else null. */
export function asWritten({ text }: WrittenWord, [one]: readonly Meant[]): string | null {
  const [word] = one?.words ?? [];
  return word !== undefined && one!.likeness === 'same' && text.startsWith(word) ? word : null;
}
