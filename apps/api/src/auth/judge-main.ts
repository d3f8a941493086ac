import { accountKey } from '@lqc/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as indonesian } from '@zxcvbn-ts/language-id';
import { PASSWORDS_AT_HAND } from './passwords-at-hand.js';

const judge = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...dictionary, ...indonesian, office: [...PASSWORDS_AT_HAND] },
});

export interface Judged {
  readonly password: string;
  readonly username: string;
}

/** So many passwords come first in every list that is tried. */
const TRIED_FIRST = 5000;
const triedFirst = new Set(dictionary['passwords-common'].slice(0, TRIED_FIRST).map(String));
/** Patterns of the estimate: `aaa`, `abc`, and neighbours on a keyboard. */
const EASY: ReadonlySet<string> = new Set(['repeat', 'sequence', 'spatial']);
/** Only the beginning is estimated: its time grows faster than the length, and more adds only strength. */
const LOOKED_AT = 24;
const WORD = /[\p{L}\p{M}]{3,}/gu;
const WORDS_OF_A_PHRASE = 3;

/**
 * The thread's task: estimates in how many tries a password would be guessed. Words that are passwords
 * tried first, and letters that repeat or follow each other, add nothing to it; three other different
 * words with a digit are a phrase, which nobody guesses.
 */
export default ({ password, username }: Judged): number => {
  const own = accountKey(username);
  const words = new Set<string>();
  const left = password.replace(WORD, (word) => {
    if (isEasy(word.toLowerCase())) return '';
    words.add(word.toLowerCase());
    return word;
  });
  const others = [...words].filter((word) => !own.includes(word));
  if (others.length >= WORDS_OF_A_PHRASE && /\d/.test(password)) return Infinity;
  return judge.check(left.slice(0, LOOKED_AT), [username]).guesses;
};

function isEasy(word: string): boolean {
  if (triedFirst.has(word)) return true;
  const { sequence } = judge.check(word.slice(0, LOOKED_AT));
  return sequence.length === 1 && EASY.has(sequence[0]!.pattern);
}
