import { aContact } from '@lqc/analysis/testing';
import type { Copy } from '@lqc/contracts';
import xlsx from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { writeBab2, writeBab3, writeComparison, writeTabulation } from '../src/workbooks/index.js';
import { anInput, sampleInput } from './quarters.js';
import { type SampleBook, sampleBook } from './sample-books.js';

const input = anInput(
  [
    aContact({ domestik: 4, 'harga jual': 3 }, 'PT Satu'),
    aContact({ domestik: 2, 'harga jual': 5 }, 'PT Dua'),
  ],
  [aContact({ domestik: 5, 'harga jual': 3 }, 'PT Satu'), aContact({ domestik: 3 }, 'PT Dua')],
  { 'PT Satu': 'Konstruksi', 'PT Dua': "Usaha 'lain' & baru" },
);

/** Of a chart's height what its title and axis take; and what LibreOffice needs so that it leaves out no name. */
const [TITLE_AND_AXIS_POINTS, NAME_POINTS] = [60, 13.5];

/** The parts of a workbook as text. */
const partsOf = (bytes: Buffer) =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));

test.each([
  ['tabulation', () => writeTabulation(input), 2],
  ['BAB 2', () => writeBab2({ ...input, indicator: 'harga jual' }), 2],
  ['BAB 3', () => writeBab3(input), 3],
  ['comparison', () => writeComparison(input), 1],
])(
  'the charts of the %s are bound to cells that hold their figures',
  async (_name, write, count) => {
    const bytes = await write();
    const parts = partsOf(bytes);
    const book = xlsx.read(bytes);
    const charts = [...parts].filter(([path]) => /charts\/chart\d+\.xml$/.test(path));
    expect(charts).toHaveLength(count);
    const types = parts.get('[Content_Types].xml')!;
    for (const [path, xml] of charts) {
      expect(types).toContain(`PartName="/${path}"`);
      const values = [...xml.matchAll(/<c:val><c:numRef><c:f>(.*?)<\/c:f>/g)].map(
        ([, cells]) => cells!,
      );
      expect(values.length).toBeGreaterThan(0);
      for (const cells of values) expect(figuresAt(book, unescaped(cells))).not.toEqual([]);
      const names = [...xml.matchAll(/<c:tx><c:strRef><c:f>(.*?)<\/c:f>/g)].map(
        ([, cell]) => cell!,
      );
      for (const name of names) expect(cellsAt(book, unescaped(name))[0]?.t).toBe('s');
    }
    const drawn = [...parts.keys()].filter((path) => /drawings\/drawing\d+\.xml$/.test(path));
    for (const path of drawn) {
      const number = /(\d+)\.xml$/.exec(path)![1]!;
      expect(parts.get(`xl/worksheets/sheet${number}.xml`)).toContain('<drawing ');
      expect(parts.get(`xl/worksheets/_rels/sheet${number}.xml.rels`)).toContain(
        `drawing${number}.xml`,
      );
    }
  },
);

test('what is held back or missing is no bar of a chart, and the title says what it is without', async () => {
  const charts = async (copy: Copy, kind: SampleBook) => {
    const bytes = await sampleBook(kind, copy);
    const book = xlsx.read(bytes);
    return [...partsOf(bytes)]
      .filter(([path]) => /charts\/chart\d+\.xml$/.test(path))
      .map(([, xml]) => ({
        title: /<a:t>(.*?)<\/a:t>/.exec(xml)![1]!,
        series: [...xml.matchAll(/<c:val><c:numRef><c:f>(.*?)<\/c:f>/g)].map(([, cells]) =>
          cellsAt(book, unescaped(cells!)),
        ),
      }));
  };
  let partial = 0;
  for (const kind of ['tabulation', 'comparison', 'BAB 3'] as const) {
    for (const { title } of await charts('internal', kind)) expect(title).not.toContain('ditahan');
    for (const { title, series } of await charts('release', kind)) {
      // Each category has a figure in one series at least.
      for (const at of series[0]!.keys())
        expect(series.some((cells) => cells[at]?.t === 'n')).toBe(true);
      if (series.flat().some(({ v }) => v === 'ditahan'))
        expect(title).toMatch(/ \(tanpa yang ditahan\)$/);
      if (title.endsWith(' (tanpa yang ditahan)')) partial += 1;
    }
  }
  expect(partial).toBeGreaterThan(1);
});

test('each category of horizontal bars has room for its name, of how few bars ever', async () => {
  for (const copy of ['internal', 'release'] as const) {
    const parts = partsOf(await sampleBook('BAB 3', copy));
    const [, height] = /<xdr:ext cx="\d+" cy="(\d+)"/.exec(parts.get('xl/drawings/drawing1.xml')!)!;
    const [, first, last] = /<c:cat>.*?\$(\d+):\$A\$(\d+)</.exec(
      parts.get('xl/charts/chart1.xml')!,
    )!;
    const points = Number(height) / 12_700 - TITLE_AND_AXIS_POINTS;
    expect(points / (Number(last) - Number(first) + 1)).toBeGreaterThan(NAME_POINTS);
  }
});

test('bars differ without their colours, and are named in their order', async () => {
  const sample = await sampleInput();
  const chartsOf = (bytes: Buffer) =>
    [...partsOf(bytes)]
      .filter(([path]) => /charts\/chart\d+\.xml$/.test(path))
      .map(([, xml]) => xml);
  const [averages, balance] = chartsOf(await sampleBook('tabulation'));
  expect(greysOf(averages!)).toEqual(greysOf(averages!).toSorted((a, b) => a - b));
  expect(apart(greysOf(averages!))).toBeGreaterThan(MOST_ALIKE);
  const texts = [...averages!.matchAll(/<a:t>(.*?)<\/a:t>/g)].map(([, text]) => text!);
  expect(texts.filter((text) => text.startsWith('Rata-rata Triwulan'))).toEqual(
    [sample.now, sample.before, sample.lastYear!].map(({ period }) => `Rata-rata ${period}`),
  );
  expect(new Set(texts.filter((text) => text.trim().length === 1)).size).toBe(3);
  expect(averages).not.toContain('<c:legend>');
  // Where there is room, each bar has its figure.
  expect(balance).toContain('<c:showVal val="1"/>');
  const [, shares] = chartsOf(await sampleBook('BAB 2'));
  const solid = greysOf(shares!, 'solidFill');
  expect([solid.length, [...shares!.matchAll(/<c:spPr><a:pattFill/g)].length]).toEqual([3, 2]);
  expect(apart(solid)).toBeGreaterThan(MOST_ALIKE);
  expect(shares).toContain('formatCode="[&gt;=0.08]0%;&quot;&quot;"');
});

/** Of 255: greys nearer to each other than this look the same on paper. */
const MOST_ALIKE = 35;
const apart = (greys: readonly number[]) => {
  const inOrder = greys.toSorted((a, b) => a - b);
  return Math.min(...inOrder.slice(1).map((grey, at) => grey - inOrder[at]!));
};

/** The lightness of the series' fills, as a printer without colours makes it. */
const greysOf = (xml: string, fill = '\\w+') =>
  [
    ...xml.matchAll(
      new RegExp(`</c:tx><c:spPr><a:${fill}><a:srgbClr val="(\\w\\w)(\\w\\w)(\\w\\w)"`, 'g'),
    ),
  ].map(([, ...channels]) => {
    const [red, green, blue] = channels.map((one) => Number.parseInt(one!, 16));
    return 0.299 * red! + 0.587 * green! + 0.114 * blue!;
  });

test('rows that can be folded are not said to be folded, and lie under the row above them', async () => {
  const parts = partsOf(await writeBab3(input));
  const sheets = [...parts].filter(([path]) => /worksheets\/sheet\d+\.xml$/.test(path));
  expect(sheets.some(([, xml]) => xml.includes('outlineLevel="1"'))).toBe(true);
  for (const [, xml] of sheets) {
    expect(xml).not.toMatch(/ collapsed="/);
    expect(xml).toContain('summaryBelow="0"');
  }
});

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The cells of `'Sheet'!$A$1:$A$9`, or of several such in brackets. */
function cellsAt(book: xlsx.WorkBook, reference: string): xlsx.CellObject[] {
  return [...reference.matchAll(/'((?:[^']|'')+)'!([$A-Z\d:]+)/g)].flatMap(([, sheet, range]) => {
    const cells = book.Sheets[sheet!.replaceAll("''", "'")]!;
    const { s, e } = xlsx.utils.decode_range(range!.replaceAll('$', ''));
    const rows = Array.from({ length: e.r - s.r + 1 }, (_, at) => s.r + at);
    return rows.flatMap(
      (r) => (cells[xlsx.utils.encode_cell({ r, c: s.c })] as xlsx.CellObject) ?? [],
    );
  });
}

const figuresAt = (book: xlsx.WorkBook, reference: string) =>
  cellsAt(book, reference).filter(({ t: type }) => type === 'n');
