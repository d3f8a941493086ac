import { sampleSession } from '@lqc/analysis/testing';
import { Checker, type ClaimSheet, claimSheet } from '@lqc/claims';
import { statementOf } from '../src/statements/statement-of.js';

let sheet: ClaimSheet;

beforeAll(async () => {
  const subject = { indicator: 'tenaga kerja', sector: null, isProfile: false } as const;
  sheet = claimSheet(await sampleSession(), subject);
});

/** A sentence that is true: its status, and what is advised of it. */
const advised = (sentence: string) => {
  const [read] = new Checker(sheet).read(sentence);
  const { status, advice } = statementOf(read!, sentence, sheet);
  return [status, ...advice];
};

describe('a true sentence stays right, and is advised', () => {
  test.each([
    [
      'of a group that would show a firm',
      'Rata-rata permintaan domestik di Informasi dan Komunikasi sebesar 3,50.',
      /Informasi dan Komunikasi \(n = 2\): kelompok di bawah 3 jawaban/,
    ],
    [
      'of the average of a few answers',
      'Rata-rata investasi di Konstruksi sebesar 3,00.',
      /Investasi, Konstruksi \(n = 3\): di bawah 5 jawaban/,
    ],
    [
      'of a change that cannot be told apart from none',
      'Tenaga kerja naik 0,13 poin dari triwulan sebelumnya.',
      /Perubahan Tenaga Kerja tidak dapat dibedakan dari nol/,
    ],
    [
      'of an expectation told as a fact',
      'Penjualan ke depan naik 0,58 poin dari triwulan sebelumnya.',
      /diprakirakan/,
    ],
  ])('%s', (_of, sentence, advice) => {
    expect(advised(sentence)).toEqual(['supported', expect.stringMatching(advice)]);
  });

  test.each([
    'Permintaan domestik turun 0,83 poin dari triwulan sebelumnya.',
    'Tenaga kerja relatif stabil.',
    'Sebanyak 32,4% kontak menilai permintaan domestik di atas netral.',
    'Perkiraan penjualan naik 0,58 poin dari triwulan sebelumnya.',
  ])('and not of what its figures bear: %s', (sentence) => {
    expect(advised(sentence)).toEqual(['supported']);
  });
});

test('a wrong sentence has worse to mend than its wording', () => {
  expect(advised('Tenaga kerja turun 0,13 poin dari triwulan sebelumnya.')).toEqual([
    'contradicted',
  ]);
});
