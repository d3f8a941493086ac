import { FOREIGN } from '@lqc/fixtures';
import * as XLSX from '@e965/xlsx';
import { decryptXls } from '../src/encryption/decrypt-xls.js';
import { buildCompoundFile, recordStream, workbookRecords } from './build-xls.js';
import { merge } from './merging/merge.js';
import { outcomeOf, readAll, valuesOf } from './read-all.js';

const [AGILE, STANDARD] = ['agile', 'standard'].map(
  (kind) => `encrypted/default-password-${kind}.xlsx`,
) as [string, string];
const [FILE_PASS, SKIPPED] = [0x2f, 0x99];

test.each([
  ['the encryption of Excel 2010 and later', AGILE],
  ['the encryption of Excel 2007', STANDARD],
])(
  'a workbook under the password that Excel does not ask for is read and merged: %s',
  async (_, name) => {
    const bytes = FOREIGN.read(name);
    const [sheet] = await readAll(bytes);
    expect(valuesOf(sheet!)).toEqual({
      A1: 'Nama Contact',
      B1: 'PT Uji Coba',
      A2: 'Likert Scale',
      B2: 4,
    });
    const { certificate } = await merge([bytes]);
    expect(certificate.errors).toEqual([]);
    expect(certificate.sheets).toMatchObject([{ sheet: 'Kontak 1' }]);
  },
);

test('so is a .xls', async () => {
  const bytes = FOREIGN.read('calamine/tests_issue_385.xls');
  expect((await readAll(bytes)).map(({ name }) => name)).toEqual(['Sheet1']);
  const { certificate } = await merge([bytes]);
  expect(certificate.errors).toEqual([]);
});

// Excel wrote these two under a password of their own, with keys of 128 and of 40 bits.
test.each(['password_2002_128_strong', 'password_2002_40_basecrypto'])(
  'a .xls encrypted by the CryptoAPI is decrypted to what it was: %s',
  async (name) => {
    const bytes = FOREIGN.read(`test_files/${name}.xls`);
    const container = XLSX.CFB.read(bytes, { type: 'buffer' });
    const stream = Buffer.from(XLSX.CFB.find(container, 'Workbook')!.content as Uint8Array);
    decryptXls(stream, 'password');
    const records = workbookRecords(buildCompoundFile({ Workbook: stream }));
    // The offsets of the sheets count the record, so another one takes its place.
    for (const record of records) if (record.type === FILE_PASS) record.type = SKIPPED;
    const [sheet] = await readAll(buildCompoundFile({ Workbook: recordStream(records) }));
    expect(valuesOf(sheet!)).toMatchObject({ A1: expect.anything() });
    expect(await outcomeOf(bytes)).toBe('WORKBOOK_ENCRYPTED');
  },
);

test('a workbook under a password of its own stays closed', async () => {
  expect(await outcomeOf(FOREIGN.read('encrypted/own-password.xlsx'))).toBe('WORKBOOK_ENCRYPTED');
});

describe('encryption that is made to hurt', () => {
  const spoilt = (change: (descriptor: string) => string) => {
    const container = XLSX.CFB.read(FOREIGN.read(AGILE), { type: 'buffer' });
    const [info, content] = ['EncryptionInfo', 'EncryptedPackage'].map((name) =>
      Buffer.from(XLSX.CFB.find(container, name)!.content as Uint8Array),
    ) as [Buffer, Buffer];
    const descriptor = change(info.subarray(8).toString());
    return buildCompoundFile({
      EncryptionInfo: Buffer.concat([info.subarray(0, 8), Buffer.from(descriptor)]),
      EncryptedPackage: content,
    });
  };

  test('is not worked at for hours', async () => {
    const file = spoilt((xml) => xml.replace(/spinCount="\d+"/, 'spinCount="4000000000"'));
    expect(await outcomeOf(file)).toBe('WORKBOOK_ENCRYPTED');
  });

  test.each<[string, (descriptor: string) => string, string]>([
    ['a descriptor that breaks off', (xml) => xml.slice(0, 300), 'WORKBOOK_DAMAGED'],
    ['no descriptor', () => '', 'WORKBOOK_DAMAGED'],
    [
      'a document type',
      (xml) => `<!DOCTYPE a>${xml.slice(xml.indexOf('<enc'))}`,
      'WORKBOOK_HAS_DOCTYPE',
    ],
    ['an unknown cipher', (xml) => xml.replaceAll('"AES"', '"RC2"'), 'WORKBOOK_ENCRYPTED'],
    ['an unknown hash', (xml) => xml.replaceAll('"SHA512"', '"SHAKE"'), 'WORKBOOK_ENCRYPTED'],
    [
      'a key of no bytes',
      (xml) => xml.replace(/encryptedKeyValue="[^"]*"/, ''),
      'WORKBOOK_DAMAGED',
    ],
  ])('ends in a code: %s', async (_, change, code) => {
    expect(await outcomeOf(spoilt(change))).toBe(code);
  });

  test('a .xls whose record of the password is cut short stays closed', async () => {
    const records = workbookRecords(FOREIGN.read('calamine/tests_issue_385.xls'));
    for (const length of [0, 2, 5, 6, 20, 40]) {
      const cut = records.map((one) =>
        one.type === FILE_PASS ? { ...one, data: one.data.subarray(0, length) } : one,
      );
      expect(await outcomeOf(buildCompoundFile({ Workbook: recordStream(cut) }))).toBe(
        'WORKBOOK_ENCRYPTED',
      );
    }
  });
});
