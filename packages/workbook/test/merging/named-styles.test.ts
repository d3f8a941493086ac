import ExcelJS from 'exceljs';
import { MAIN, oneSheet } from './packages.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { OTHER_READERS } from './other-readers.js';
import { partText } from './part-text.js';
import { child, children, parseXml } from './xml-node.js';

const PLAIN_XF = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';
const ITALIC_XF = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0"/>';

/** A workbook whose cell B1 has the last of these named styles. */
function styled(sheet: string, styleXfs: string, cellStyles: string): Uint8Array {
  const last = styleXfs.match(/<xf/g)!.length - 1;
  return oneSheet(sheet, '<row r="1"><c r="A1"><v>1</v></c><c r="B1" s="1"><v>2</v></c></row>', {
    styles: [
      `<styleSheet xmlns="${MAIN}"><fonts><font><sz val="11"/><name val="Calibri"/></font><font><i/></font></fonts>`,
      '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders><border/></borders>',
      `<cellStyleXfs>${styleXfs}</cellStyleXfs><cellXfs><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
      `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="${last}"/></cellXfs><cellStyles>${cellStyles}</cellStyles></styleSheet>`,
    ].join(''),
  });
}

async function namedStyles(bytes: Buffer) {
  const styles = parseXml((await partText(bytes, 'xl/styles.xml'))!);
  const named = children(child(styles, 'cellStyles'), 'cellStyle').map(({ attributes }) => [
    attributes['name'],
    attributes['builtinId'],
  ]);
  const cells = children(child(styles, 'cellXfs'), 'xf');
  /** What the style of a sheet's cell B1 is called. */
  const ofB1 = async (sheet: number) => {
    const xml = (await partText(bytes, `xl/worksheets/sheet${sheet}.xml`))!;
    const format = Number(/r="B1" s="(\d+)"/.exec(xml)![1]);
    return named[Number(cells[format]!.attributes['xfId'])]![0];
  };
  return { named, ofB1 };
}

async function opensEverywhere(bytes: Buffer): Promise<void> {
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  for (const read of Object.values(OTHER_READERS)) expect(await read(bytes)).not.toHaveLength(0);
}

test('named styles that look alike keep a format each, and cells the name of their style', async () => {
  const { bytes } = await merge([
    styled(
      'Satu',
      PLAIN_XF + PLAIN_XF + PLAIN_XF,
      '<cellStyle name="Normal" xfId="0" builtinId="0"/><cellStyle name="Angka" xfId="1"/><cellStyle name="Catatan" xfId="2"/>',
    ),
    styled(
      'Dua',
      PLAIN_XF + PLAIN_XF,
      '<cellStyle name="Normal" xfId="0" builtinId="0"/><cellStyle name="Angka" xfId="1"/>',
    ),
  ]);
  const { named, ofB1 } = await namedStyles(bytes);
  expect(named).toEqual([
    ['Normal', '0'],
    ['Catatan', undefined],
    ['Angka', undefined],
  ]);
  expect([await ofB1(1), await ofB1(2)]).toEqual(['Catatan', 'Angka']);
  await opensEverywhere(bytes);
});

test('one of Excel’s own styles is there once, whatever each language calls it', async () => {
  const { bytes } = await merge([
    styled('Satu', PLAIN_XF, '<cellStyle name="Normal" xfId="0" builtinId="0"/>'),
    styled('Dua', PLAIN_XF, '<cellStyle name="Обычный" xfId="0" builtinId="0"/>'),
    styled('Tiga', ITALIC_XF, '<cellStyle name="Standard" xfId="0" builtinId="0"/>'),
  ]);
  const { named, ofB1 } = await namedStyles(bytes);
  expect(named).toEqual([
    ['Normal', '0'],
    ['Standard', undefined],
  ]);
  expect([await ofB1(1), await ofB1(2), await ofB1(3)]).toEqual(['Normal', 'Normal', 'Standard']);
  await opensEverywhere(bytes);
});

test('cells of a format without named style are of the first one, and look as before', async () => {
  const { bytes } = await merge([
    styled('Satu', PLAIN_XF + ITALIC_XF, '<cellStyle name="Normal" xfId="0" builtinId="0"/>'),
  ]);
  const { named, ofB1 } = await namedStyles(bytes);
  expect(named).toEqual([['Normal', '0']]);
  expect(await ofB1(1)).toBe('Normal');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  expect(book.worksheets[0]!.getCell('B1').font.italic).toBe(true);
  await opensEverywhere(bytes);
});

test('a source that turns out broken leaves none of its styles behind', async () => {
  const broken = oneSheet('Rusak', '<row r="1"><c r="A1" s="1"><v>1</v></c></oops>', {
    styles: Buffer.from(
      (await partText(
        Buffer.from(styled('x', ITALIC_XF, '<cellStyle name="Asing" xfId="0" builtinId="0"/>')),
        'xl/styles.xml',
      ))!,
    ).toString(),
  });
  const good = styled('Baik', PLAIN_XF, '<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  const { bytes } = await merge([broken, good]);
  expect(await partText(bytes, 'xl/styles.xml')).toBe(
    await partText((await merge([good])).bytes, 'xl/styles.xml'),
  );
});
