import * as XLSX from '@e965/xlsx';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countMerged, UnsoundPart } from '../../src/merging/count-merged.js';
import { mergeInto } from '../../src/merging/merge-workbooks.js';
import { buildPackage, type PackageParts, worksheet } from '../build-package.js';
import { buildZip } from '../build-zip.js';
import { entriesOf } from './entries-of.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { MAIN, OFFICE, oneSheet, PLAIN, styleSheet } from './packages.js';

const cell = (inner: string) => `<row r="1"><c r="A1"${inner}</c></row>`;
const text = (said: string) => cell(` t="inlineStr"><is><t>${said}</t></is>`);
const NUMBER = cell('><v>1</v>');
const good = (name: string) => oneSheet(name, text(name));
const broken = (rows: string, more: Partial<PackageParts> = {}) => oneSheet('Rusak', rows, more);
const sheetWith = (after: string, more: Partial<PackageParts> = {}) =>
  buildPackage({
    ...PLAIN,
    sheets: [
      { name: 'Rusak', xml: worksheet(NUMBER).replace('</worksheet>', `${after}</worksheet>`) },
    ],
    ...more,
  });
const hanging = (type: string, path: string, content: string) =>
  broken(NUMBER, {
    extra: {
      [path]: content,
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="r1" Type="${OFFICE}/${type}" Target="/${path}"/></Relationships>`,
    },
  });

const comments = (said: string) =>
  `<comments xmlns="${MAIN}"><authors><author>a</author></authors><commentList><comment ref="A1" authorId="0"><text><t>${said}</t></text></comment></commentList></comments>`;
const texts = (said: string) => ({
  sharedStrings: `<sst xmlns="${MAIN}"><si><t>${said}</t></si></sst>`,
});
const SHARED = cell(' t="s"><v>0</v>');

test.each<[string, Uint8Array]>([
  [
    'a bare & in a header',
    sheetWith('<headerFooter><oddHeader>&LKiri & Kanan</oddHeader></headerFooter>'),
  ],
  ['an unbound prefix in a sheet', sheetWith('<foo:bar x="1"/>')],
  ['a prefix bound to nothing', sheetWith('<extLst xmlns:p=""/>')],
  [
    'one attribute under two prefixes',
    sheetWith('<extLst xmlns:a="n" xmlns:b="n" a:x="1" b:x="2"/>'),
  ],
  [
    'the end of a CDATA section in a header',
    sheetWith('<headerFooter><oddHeader>A ]]> B</oddHeader></headerFooter>'),
  ],
  ['a control character in a text', broken(text('a\u0001b'))],
  ['references to control characters', broken(text('PT&#1;U&#0;ji'))],
  ['a control character in a formula', broken(cell('><f>"&#11;"</f><v>1</v>'))],
  [
    'a control character in a link',
    sheetWith('<hyperlinks><hyperlink ref="A1" location="\u0002"/></hyperlinks>'),
  ],
  ['a bare & in a shared string', broken(SHARED, texts('A & B'))],
  ['an undeclared entity in a shared string', broken(SHARED, texts('A&nbsp;B'))],
  ['a control character in a shared string', broken(SHARED, texts('A\u001fB'))],
  [
    'a control character in a font',
    broken(NUMBER, { styles: styleSheet().replace('Calibri', 'Cal&#1;ibri') }),
  ],
  ['an unbound prefix in the styles', broken(NUMBER, { styles: styleSheet({ after: '<x:y/>' }) })],
  [
    'an undeclared entity in a name',
    broken(NUMBER, {
      workbookEnd: '<definedNames><definedName name="n">"a&foo;b"</definedName></definedNames>',
    }),
  ],
  ['a control character in the name of a sheet', oneSheet('Rusak&#2;', NUMBER)],
  [
    'a control character in a comment',
    hanging('comments', 'xl/comments1.xml', comments('x \u0001 y')),
  ],
  ['a bare & in a comment', hanging('comments', 'xl/comments1.xml', comments('y & z'))],
  [
    'a bare & in a drawing of older kind',
    hanging('vmlDrawing', 'xl/drawings/v1.vml', '<xml><v:a xmlns:v="n">&</v:a></xml>'),
  ],
  [
    'a bare & in a part that is copied as it is',
    hanging('chartStyle', 'xl/charts/style1.xml', '<a>&</a>'),
  ],
  [
    'invalid UTF-8',
    buildPackage({
      ...PLAIN,
      sheets: [
        { name: 'Rusak', xml: Buffer.from(worksheet(text('PT \xff\xfe\xc0\x80')), 'latin1') },
      ],
    }),
  ],
])('%s makes one error row, and the others are merged', async (_, bytes) => {
  const { bytes: merged, certificate } = await merge([good('Satu'), bytes, good('Dua')]);
  expect(certificate.errors).toEqual([
    { fileName: 'berkas-2.xlsx', source: 1, code: 'WORKBOOK_DAMAGED' },
  ]);
  expect(certificate.sheets.map(({ finalSheet }) => finalSheet)).toEqual(['Satu', 'Dua']);
  expect(certificate.after).toEqual(certificate.before);
  expect(await ooxmlBreaches(merged)).toEqual([]);
  expect(XLSX.read(merged).SheetNames).toEqual(['Satu', 'Dua']);
});

test('what foreign namespaces say in shared strings and styles stays behind, their texts come along', async () => {
  const { bytes, certificate } = await merge([
    good('Satu'),
    broken(`${SHARED}<row r="2"><c r="A2" t="s"><v>1</v></c></row>`, {
      sharedStrings: `<x:sst xmlns:x="${MAIN}" xmlns:zz="urn:zz"><x:si><x:t zz:lang="id" xml:space="preserve"> PT </x:t><zz:t>asing</zz:t></x:si><x:si><x:t>Uji</x:t></x:si></x:sst>`,
      styles: styleSheet({ fonts: '<zz:font xmlns:zz="urn:zz"><zz:b/></zz:font>' }),
    }),
  ]);
  expect(certificate.errors).toEqual([]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  const sheet = XLSX.read(bytes).Sheets['Rusak']!;
  expect([sheet['A1'].v, sheet['A2'].v]).toEqual([' PT ', 'Uji']);
});

test.each(['<br>', '<BR >', '<br></br>', '<br/>', '&nbsp;'])(
  '%s in a drawing of older kind is read as HTML has it',
  async (written) => {
    const vml = `<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox>satu${written}dua</v:textbox></xml>`;
    const { bytes, certificate } = await merge([hanging('vmlDrawing', 'xl/drawings/v1.vml', vml)]);
    expect(certificate.errors).toEqual([]);
    expect(await ooxmlBreaches(bytes)).toEqual([]);
  },
);

test('a part that only the other parser refuses takes its source out of the merged workbook', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'merge-test-'));
  try {
    const sources = ['Satu', 'Dua', 'Tiga'].map((name) => ({ fileName: name, bytes: good(name) }));
    let times = 0;
    const refusing: typeof countMerged = async (bytes) => {
      times += 1;
      if (times === 1) throw new UnsoundPart('xl/worksheets/sheet2.xml', new Error('tidak sah'));
      return countMerged(bytes);
    };
    const certificate = await mergeInto(sources, join(folder, 'hasil.xlsx'), {}, refusing);
    expect(certificate.sheets.map(({ finalSheet }) => finalSheet)).toEqual(['Satu', 'Tiga']);
    expect(certificate.errors).toEqual([{ fileName: 'Dua', source: 1, code: 'WORKBOOK_DAMAGED' }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the merged workbook is read by a parser that takes nothing that is not well formed', async () => {
  const { bytes } = await merge([good('Satu')]);
  const spoilt = await spoiltPart(bytes, 'xl/worksheets/sheet1.xml');
  await expect(countMerged(spoilt)).rejects.toThrow(UnsoundPart);
});

async function spoiltPart(bytes: Buffer, path: string): Promise<Buffer> {
  const entries = await entriesOf(bytes);
  const spoilt = entries.map((entry) =>
    entry.path === path
      ? { path, content: String(entry.content).replace('</t>', '&#1;</t>') }
      : entry,
  );
  return Buffer.from(buildZip(spoilt));
}
