import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { CodedError } from '@lqc/contracts';

/** What an Indonesian office tries first; the library brings the world's most common ones. */
const OF_THE_OFFICE = [
  'katasandi',
  'rahasia',
  'sayang',
  'bismillah',
  'indonesia',
  'bankindonesia',
  'selamatdatang',
  'administrator',
  'liaison',
  'triwulan',
  'laporan',
  'kantor',
  'merdeka',
];
/** Of 0 to 4: what may be guessed within a million tries. */
const GUESSED_SOON = 1;
/** The rest adds time, not insight. */
const LOOKED_AT = 100;

let judge: ZxcvbnFactory | null = null;

/**
 * Common passwords are refused, also with digits after them, letters swapped for signs, said
 * twice, or made of the user's name.
 *
 * @throws CodedError `PASSWORD_TOO_COMMON`
 */
export function refuseCommonPassword(password: string, username: string): void {
  judge ??= new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, office: OF_THE_OFFICE },
  });
  const { score } = judge.check(password.slice(0, LOOKED_AT), [username]);
  if (score <= GUESSED_SOON) throw new CodedError('PASSWORD_TOO_COMMON');
}
