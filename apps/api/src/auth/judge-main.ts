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

/** The thread's task: estimates in how many tries a password would be guessed. */
export default ({ password, username }: Judged): number =>
  judge.check(password, [username]).guesses;
