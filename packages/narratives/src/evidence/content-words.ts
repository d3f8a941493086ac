import { stopWordsFor, tokens } from '@lqc/analysis';
import { INDICATOR_KEYS } from '@lqc/contracts';

/** Words of every indicator's name tell which chapter it is, not what was said. */
const STOP_WORDS = new Set(INDICATOR_KEYS.flatMap((key) => [...stopWordsFor(key)]));
/** Words of the report's register that every sentence has. */
for (const word of 'tercatat tercermin sejalan diprakirakan rata sebesar laporan liaison'.split(
  ' ',
))
  STOP_WORDS.add(word);

/** The distinct words of a text that tell what it is about. */
export function contentWords(text: string): Set<string> {
  return new Set(tokens(text, STOP_WORDS));
}
