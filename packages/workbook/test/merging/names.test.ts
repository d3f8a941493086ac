import { isGenericSheetName } from '../../src/index.js';
import { merge } from './merge.js';
import { oneSheet } from './packages.js';
import { ooxmlBreaches } from './ooxml-rules.js';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';

async function finalNames(...names: string[]): Promise<string[]> {
  const sources = names.map((name, at) => oneSheet(name, ROW, {}, `${at}`));
  const { bytes, certificate } = await merge(sources);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  return certificate.sheets.map(({ finalSheet }) => finalSheet);
}

test('a name that is taken, whatever its case, gets a number', async () => {
  expect(await finalNames('CV Fiktif', 'cv fiktif', 'CV FIKTIF')).toEqual([
    'CV Fiktif',
    'cv fiktif (2)',
    'CV FIKTIF (3)',
  ]);
});

test('a number fits within 31 characters', async () => {
  const long = 'PT Nama Yang Panjang Sekali Tbk';
  expect(long).toHaveLength(31);
  expect(await finalNames(long, long)).toEqual([long, 'PT Nama Yang Panjang Sekali (2)']);
});

test('forbidden characters, outer apostrophes and the reserved name are replaced', async () => {
  expect(await finalNames('A/B:C', '&apos;kutip&apos;', 'History')).toEqual([
    'A-B-C',
    '’kutip’',
    'History (2)',
  ]);
});

test.each(['Sheet1', 'Lembar Kerja 2', 'Diary note', 'Diary Notes (2)'])(
  'the name %s says nothing, unless a company stands with it',
  (name) => {
    expect(isGenericSheetName(name)).toBe(true);
    expect(isGenericSheetName(`${name} PT Fiktif`)).toBe(false);
  },
);

test('a name that says nothing becomes the one that the caller finds', async () => {
  const sources = [
    oneSheet('Sheet1', ROW, {}, 'a'),
    oneSheet('Lembar2', ROW, {}, 'b'),
    oneSheet('CV Ada', ROW, {}, 'c'),
  ];
  const asked: string[] = [];
  const { certificate } = await merge(sources, {
    nameFor: ({ name, cells }) => {
      asked.push(`${name} ${cells.length}`);
      return name === 'Sheet1' ? 'PT Temuan' : null;
    },
  });
  expect(certificate.sheets.map(({ finalSheet }) => finalSheet)).toEqual([
    'PT Temuan',
    'Lembar2',
    'CV Ada',
  ]);
  expect(asked).toEqual(['Sheet1 1', 'Lembar2 1']);
});
