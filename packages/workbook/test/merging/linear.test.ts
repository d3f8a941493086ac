import { IS_NIGHT } from '@lqc/contracts/testing';
import { openWorkbook } from '../../src/index.js';
import { buildPackage, worksheet } from '../build-package.js';
import { merge } from './merge.js';
import { MAIN, OFFICE, oneSheet, PLAIN, styleSheet } from './packages.js';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const formula = (text: string) => `<row r="1"><c r="A1"><f>${text}</f><v>1</v></c></row>`;
const sheet = (xml: string) => buildPackage({ ...PLAIN, sheets: [{ name: 'S', xml }] });
const many = (bytes: number, piece: (at: number) => string) => {
  let text = '';
  for (let at = 0; text.length < bytes; at += 1) text += piece(at);
  return text;
};
/** Formulas of 8,000 characters, as long as Excel lets them be. */
const formulas = (unit: string) => (bytes: number) =>
  oneSheet(
    'S',
    many(bytes, () => formula(`S!A1+${unit.repeat(8000 / unit.length)}`)),
  );

/** Workbooks of about so many bytes of each thing that once took time by its square, or might. */
const KINDS: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'formulas of no words': formulas('|~?`'),
  'formulas of short words': formulas('a~'),
  'formulas of apostrophes': formulas("''"),
  'formulas of brackets': formulas('['),
  'formulas of colons': formulas('a:'),
  'names that need each other': (bytes) =>
    oneSheet('S', ROW, {
      workbookEnd: `<definedNames>${many(bytes, (at) => `<definedName name="n_${at}">n_${at + 1}</definedName>`)}<definedName name="hilang">[1]X!A1</definedName></definedNames>`,
    }),
  'names of which the last is lost': (bytes) => {
    let last = 0;
    const chain = many(
      bytes,
      (at) => `<definedName name="n_${(last = at)}">n_${at + 1}</definedName>`,
    );
    return oneSheet('S', ROW, {
      workbookEnd: `<definedNames>${chain}<definedName name="n_${last + 1}">[1]X!A1</definedName></definedNames>`,
    });
  },
  'space between elements': (bytes) => sheet(worksheet(ROW + ' '.repeat(bytes))),
  'one long value': (bytes) => sheet(worksheet(`<row r="1" ht="${'1'.repeat(bytes)}"/>`)),
  'one long comment': (bytes) => sheet(worksheet(`${ROW}<!--${'x'.repeat(bytes)}-->`)),
  'one long text': (bytes) =>
    sheet(
      worksheet(
        `<row r="1"><c r="A1" t="inlineStr"><is><t>${'_x0041_'.repeat(bytes / 7)}</t></is></c></row>`,
      ),
    ),
  'a format of open brackets': (bytes) =>
    oneSheet(
      'S',
      many(bytes / 2, () => '<row><c s="1"><v>1</v></c></row>'),
      {
        workbookPr: '<workbookPr date1904="1"/>',
        styles: styleSheet({
          before: `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(bytes / 2)}"/></numFmts>`,
          cellXfs: '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0"/>',
        }),
      },
    ),
  'phonetic guides in one long font': (bytes) =>
    oneSheet('S', ROW, {
      sharedStrings: `<sst xmlns="${MAIN}">${many(bytes / 2, () => '<si><t>a</t><phoneticPr fontId="1"/></si>')}</sst>`,
      styles: styleSheet({ fonts: `<font><name val="${'x'.repeat(bytes / 2)}"/></font>` }),
    }),
  sheets: (bytes) =>
    buildPackage({
      ...PLAIN,
      sheets: Array.from({ length: Math.ceil(bytes / 500) }, (_, at) => ({
        name: `S${at}`,
        xml: worksheet(ROW),
      })).slice(0, 2000),
    }),
  'tables of one name': (bytes) => {
    const count = Math.min(Math.ceil(bytes / 500), 2000);
    const tables = Array.from({ length: count }, (_, at) => at + 1);
    return oneSheet('S', ROW, {
      extra: {
        'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${tables.map((at) => `<Relationship Id="t${at}" Type="${OFFICE}/table" Target="../tables/t${at}.xml"/>`).join('')}</Relationships>`,
        ...Object.fromEntries(
          tables.map((at) => [
            `xl/tables/t${at}.xml`,
            `<table xmlns="${MAIN}" id="${at}" name="T" displayName="T" ref="A1:A2"/>`,
          ]),
        ),
      },
    });
  },
};

/** By day the first of formulas, of names and of sheets are merged, and one text is read. */
const byDay = (first: readonly string[]) =>
  Object.entries(KINDS).filter(([what]) => IS_NIGHT || first.includes(what));
const MERGED = byDay(['formulas of no words', 'names that need each other', 'one long text']);
const READ = byDay(['one long text']);

/** Processor time, which other work on the machine does not lengthen much. */
async function costMs(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const SIZES = [100_000, 1_000_000];
/** What costs less is start-up and chance. */
const FLOOR_MS = 60;
/** Ten times as much may take so many times as long; by its square it would be a hundred. */
const MAX_TIMES = 30;

async function expectLinear(act: (bytes: number) => Promise<unknown>): Promise<void> {
  let smaller = FLOOR_MS;
  for (const size of SIZES) {
    let cost = await costMs(() => act(size));
    // What is too much is measured again, for chance may have had a part in it.
    if (cost >= MAX_TIMES * smaller) cost = await costMs(() => act(size));
    expect(cost).toBeLessThan(MAX_TIMES * smaller);
    smaller = Math.max(cost, FLOOR_MS);
  }
}

test.each(MERGED)(
  'merging %s takes time by their length alone',
  async (_what, build) => {
    await expectLinear(async (bytes) => {
      const { certificate } = await merge([build(bytes)], { limits: { ratio: 10_000 } });
      expect(certificate.errors).toEqual([]);
    });
  },
  120_000,
);

test.each(READ)(
  'reading %s takes time by their length alone',
  async (_what, build) => {
    await expectLinear(async (bytes) => {
      for await (const _ of (await openWorkbook(build(bytes), { ratio: 10_000 })).sheets());
    });
  },
  120_000,
);
