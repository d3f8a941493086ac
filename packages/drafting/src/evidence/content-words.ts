import { stopWordsFor, tokens } from '@lqc/analysis';
import { INDICATOR_KEYS } from '@lqc/contracts';

/** Not content: words of the indicators' names say which chapter a text is in, not what it says. */
const STOP_WORDS = new Set(INDICATOR_KEYS.flatMap((key) => [...stopWordsFor(key)]));
// Common words of the report's style are no content either.
for (const word of 'tercatat tercermin sejalan diprakirakan rata sebesar laporan liaison'.split(
  ' ',
))
  STOP_WORDS.add(word);

/** The distinct content words of a text: in lower case, without stop words. */
export function contentWords(text: string): Set<string> {
  return new Set(tokens(text, STOP_WORDS));
}
