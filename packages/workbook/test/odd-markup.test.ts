import { FOREIGN } from '@lqc/fixtures';
import { buildPackage, worksheet } from './build-package.js';
import { merge } from './merging/merge.js';
import { oneSheet, styleSheet } from './merging/packages.js';
import { partText } from './merging/part-text.js';
import { outcomeOf, readAll, valuesOf } from './read-all.js';

const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const X14 = 'xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"';
const ONE = '<row r="1"><c r="A1"><v>1</v></c></row>';
const alternatives = (requires: string) =>
  `${ONE}<mc:AlternateContent ${MC} ${X14} xmlns:q="urn:q"><mc:Choice Requires="${requires}"><row r="2"><c r="A2"><v>2</v></c></row></mc:Choice><mc:Fallback><row r="2"><c r="A2"><v>3</v></c></row></mc:Fallback></mc:AlternateContent>`;

test.each([
  [
    'the attribute t of another namespace is not the type of a cell',
    '<row r="1"><c r="A1" xmlns:zz="urn:zz" zz:t="s"><v>5</v></c></row>',
    { A1: 5 },
  ],
  ['of two alternatives the understood choice is read', alternatives('x14'), { A1: 1, A2: 2 }],
  ['or else what is there to fall back on', alternatives('q'), { A1: 1, A2: 3 }],
  [
    'a row of another namespace is none: it moves no row, and its cells are none',
    `${ONE}<x:row xmlns:x="urn:x" r="2"><c r="A2"><v>9</v></c><c r="B2" t="str"><v>x</v></c></x:row><row><c><v>7</v></c></row>`,
    { A1: 1, A2: 7 },
  ],
  [
    'nor is a row within an element of another namespace',
    `${ONE}<x:rows xmlns:x="urn:x"><row r="2"><c r="A2"><v>9</v></c></row></x:rows>`,
    { A1: 1 },
  ],
])('%s, by the reader and in what the merger writes', async (_, rows, values) => {
  const bytes = oneSheet('Kontak 1', rows);
  expect(valuesOf((await readAll(bytes))[0]!)).toEqual(values);
  const merged = await merge([bytes]);
  expect(merged.certificate).toMatchObject({ errors: [], losses: [] });
  expect(merged.certificate.sheets[0]!.after).toEqual(merged.certificate.sheets[0]!.before);
  expect(valuesOf((await readAll(merged.bytes))[0]!)).toEqual(values);
});

test.each([
  [
    'by a prefix',
    '<x:row xmlns:x="urn:x" r="2" s="1"><x:c r="A2" s="1" t="s"><x:v>0</x:v><x:f>Lain!A1</x:f></x:c></x:row>',
  ],
  [
    'by another default',
    '<row xmlns="urn:x" r="2" s="1"><c r="A2" s="1" t="s"><v>0</v><f>Lain!A1</f></c></row>',
  ],
  [
    'and what is within them',
    `<x:rows xmlns:x="urn:x"><row r="2" s="1"><c s="1" t="s"><v>0</v></c><x:hyperlink/></row></x:rows>`,
  ],
])('elements of other namespaces, %s, come along byte for byte', async (_how, foreign) => {
  const after = '<row r="3" s="1" customFormat="1"><c r="A3" s="1"><v>3</v></c></row>';
  const styles = (color: string) =>
    styleSheet({
      cellXfs: `<xf numFmtId="${color}" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
    });
  const { bytes, certificate } = await merge([
    oneSheet('Lain', ONE.replace('<c ', '<c s="1" '), { styles: styles('3') }),
    oneSheet('Kontak 1', ONE + foreign + after, { styles: styles('4') }),
  ]);
  expect(certificate).toMatchObject({ errors: [], losses: [] });
  const markup = (await partText(bytes, 'xl/worksheets/sheet2.xml'))!;
  expect(markup).toContain(foreign);
  // What follows them is edited again: its format is another one in the merged workbook.
  expect(markup).toContain('<row r="3" s="2"');
});

describe('the comment of a zip', () => {
  const plain = Buffer.from(buildPackage({ sheets: [{ xml: worksheet(ONE) }] }));
  const commented = (comment: Buffer) => {
    const whole = Buffer.concat([plain, comment]);
    whole.writeUInt16LE(comment.length, plain.length - 2);
    return whole;
  };
  const mark = (length: number) => {
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 'latin1');
    end.writeUInt16LE(length, 20);
    return end;
  };

  test('may hold the mark that the directory ends with', async () => {
    for (const bytes of [commented(Buffer.from('hello PK\u0005\u0006 hello')), commented(mark(9))])
      expect(valuesOf((await readAll(bytes))[0]!)).toEqual({ A1: 1 });
    expect(await outcomeOf(FOREIGN.read('poison/63-comment.xlsx'))).toBe('ok');
  });

  test('holds no second directory, which other programs would read', async () => {
    expect(await outcomeOf(commented(mark(0)))).toBe('WORKBOOK_DAMAGED');
  });

  test('is not searched for longer than a comment can be', async () => {
    const bytes = Buffer.concat([plain, Buffer.alloc(70_000)]);
    expect(await outcomeOf(bytes)).toBe('WORKBOOK_DAMAGED');
  });
});

test('formats that Excel shows alike are no loss of styles when they become one', async () => {
  const xf = (id: number) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"/>`;
  const book = (name: string, formats: string, ...ids: number[]) =>
    oneSheet(
      name,
      `<row r="1">${['A', 'B', 'C', 'D'].map((column, at) => `<c r="${column}1" s="${at}"><v>1</v></c>`).join('')}</row>`,
      {
        styles: styleSheet({
          before: `<numFmts>${formats}</numFmts>`,
          cellXfs: ids.map(xf).join(''),
        }),
      },
    );
  const { certificate } = await merge([
    // The code of format 0 is written out; a custom format has no code; another is not there at all.
    book('a', '<numFmt numFmtId="0" formatCode="0"/>', 0, 1, 164),
    book('b', '<numFmt numFmtId="0" formatCode="General"/>', 0, 1, 170),
    book('c', '<numFmt numFmtId="166" formatCode=""/>', 0, 166, 1),
    book('d', '<numFmt numFmtId="164" formatCode="0"/>', 0, 1, 164),
  ]);
  for (const { before, after } of certificate.sheets) expect(after).toEqual(before);
});

describe('dates that a source writes as texts', () => {
  const styles = styleSheet({
    cellXfs: [14, 21, 0]
      .map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"/>`)
      .join(''),
  });
  const dated = (text: string, style: number) => `t="d" s="${style}"><v>${text}</v></c>`;
  const rows = `<row r="1"><c r="A1" ${dated('2025-03-31', 1)}<c r="B1" ${dated('2025-03-31T06:00:00', 1)}<c r="C1" ${dated('12:00:00', 2)}<c r="D1" ${dated('2025-03-31', 3)}</row>`;

  test('become numbers of days where a format shows them as dates', async () => {
    const { bytes, certificate } = await merge([oneSheet('Kontak 1', rows, { styles })]);
    expect(certificate).toMatchObject({ errors: [], losses: [] });
    const markup = await partText(bytes, 'xl/worksheets/sheet1.xml');
    expect(markup!.match(/<v>[^<]*/g)).toEqual([
      '<v>45747',
      '<v>45747.25',
      '<v>0.5',
      '<v>2025-03-31',
    ]);
    expect(markup!.match(/t="d"/g)).toHaveLength(1);
    expect(valuesOf((await readAll(bytes))[0]!)).toMatchObject({
      A1: new Date('2025-03-31'),
      B1: new Date('2025-03-31T06:00:00Z'),
    });
  });

  test('count by the calendar of the merged workbook', async () => {
    const in1904 = oneSheet('Lama', ONE, { workbookPr: '<workbookPr date1904="1"/>' });
    const { bytes } = await merge([in1904, oneSheet('Kontak 1', rows, { styles })]);
    expect(valuesOf((await readAll(bytes))[1]!)).toMatchObject({ A1: new Date('2025-03-31') });
  });

  test('that are none are damage, as they are to Excel', async () => {
    const odd = oneSheet('Kontak 1', `<row r="1"><c r="A1" ${dated('kemarin', 1)}</row>`, {
      styles,
    });
    const { certificate } = await merge([odd, oneSheet('Kontak 2', ONE)]);
    expect(certificate.errors).toMatchObject([{ source: 0, code: 'WORKBOOK_DAMAGED' }]);
    expect(certificate.sheets).toHaveLength(1);
  });
});
