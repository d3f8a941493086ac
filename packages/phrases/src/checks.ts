import type { Check } from '@lqc/contracts';

/** What is said of words that were held against the data. */
export const checkPhrases = {
  status: {
    supported: 'sesuai data',
    rounded: 'sesuai, dibulatkan',
    contradicted: 'tidak sesuai data',
    unknown: 'belum diperiksa',
  } satisfies Record<Check['status'], string>,
  expected: 'Data: ',
} as const;

/** The result of checking a word. */
export const checkSentence = ({ status, expected }: Pick<Check, 'status' | 'expected'>): string =>
  checkPhrases.status[status] + (expected ? `. ${checkPhrases.expected}${expected}` : '');
