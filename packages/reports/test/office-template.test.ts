import { Document, Footer, Header, ImageRun, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOfficeLook } from '../src/document/template/in-office-look.js';
import { readTemplate, requirePlainDocument, writeDocument } from '../src/document/index.js';
import { paragraphsOf, partsOf } from './document-parts.js';
import { describePrinted, printed } from './printed.js';
import { aReport, aSection } from './report-document.js';

const LOGO = readFileSync(join(import.meta.dirname, 'pictures/satu-kata.png'));
const WORDS = {
  judul: 'Laporan <Liaison>',
  triwulan: 'Triwulan III 2025',
  kantor: 'Kantor Contoh',
  salinan: 'Salinan rilis',
};

/** An office's document: green headings, a letterhead with a logo and placeholders, a footer that counts pages. */
const template = async () =>
  Packer.toBuffer(
    new Document({
      styles: {
        default: { heading1: { run: { color: '00AA44', font: 'Georgia' } } },
        paragraphStyles: [
          { id: 'KopSurat', name: 'Kop Surat', basedOn: 'Normal', run: { bold: true } },
          { id: 'BukanIsi', name: 'Isi', basedOn: 'Normal', run: { color: '112233' } },
        ],
      },
      sections: [
        {
          headers: {
            default: new Header({
              children: [
                new Paragraph({
                  style: 'KopSurat',
                  children: [
                    new ImageRun({
                      type: 'png',
                      data: LOGO,
                      transformation: { width: 40, height: 40 },
                    }),
                    // Word cuts a placeholder where somebody stopped typing.
                    new TextRun('KANTOR CONTOH · {{ju'),
                    new TextRun('dul}} · {{triwulan}}'),
                  ],
                }),
              ],
            }),
          },
          footers: {
            default: new Footer({
              children: [
                new Paragraph({
                  children: [
                    new TextRun({ children: ['hal. ', PageNumber.CURRENT, ' dari {{salinan}}'] }),
                  ],
                }),
              ],
            }),
          },
          children: [new Paragraph('Isi templat tidak ikut.')],
        },
      ],
    }),
  );

const report = () =>
  aReport({
    chapters: [
      {
        number: '2',
        heading: 'BAB 2 Analisis Indikator Liaison',
        isAnnex: false,
        sections: [aSection()],
      },
    ],
  });

test('a report takes styles, letterhead and footer of the office, and stays marked as a draft and a copy', async () => {
  const own = await writeDocument(report());
  const made = inOfficeLook(own, await template(), WORDS);
  const parts = partsOf(made);
  const styles = parts.get('word/styles.xml')!;
  const styleOf = (id: string) =>
    styles.match(new RegExp(`<w:style\\b[^>]*w:styleId="${id}".*?</w:style>`, 's'))![0];
  expect(styleOf('Heading1')).toMatch(/00AA44.*|Georgia/s);
  expect(styleOf('Isi')).toContain('112233');
  expect(styleOf('SelTabel')).toBeDefined();
  expect(styleOf('KopSurat')).toBeDefined();
  expect(styles.match(/w:styleId="Heading1"/g)).toHaveLength(1);
  const header = parts.get('word/header2.xml')!;
  const said = paragraphsOf(header)
    .map(({ text }) => text)
    .join('\n');
  expect(said).toContain('KANTOR CONTOH · Laporan <Liaison> · Triwulan III 2025');
  expect(said).toContain('DRAF · Salinan internal · Rahasia');
  const footer = parts.get('word/footer2.xml')!;
  expect(footer.match(/>PAGE</g)).toHaveLength(1);
  expect(footer).toMatch(/hal\. .*PAGE.* dari Salinan rilis/s);
  const picture = /r:embed="([^"]+)"/.exec(header)![1]!;
  const relations = parts.get('word/_rels/header2.xml.rels')!;
  const [, target] = new RegExp(`Id="${picture}"[^>]*Target="([^"]+)"`).exec(relations)!;
  expect(Buffer.from(unzipSync(made)[`word/${target!}`]!).equals(LOGO)).toBe(true);
  expect(parts.get('word/document.xml')).not.toContain('Isi templat');
  expect(parts.get('word/document.xml')).toBe(strFromU8(unzipSync(own)['word/document.xml']!));
});

test("of how many pages the office's footer says, it counts those of the report without its cover, as their numbers do", async () => {
  const own = await writeDocument(report());
  const counting = FIELD('PAGE') + FIELD(' NUMPAGES \\* MERGEFORMAT ');
  const parts = unzipSync(await template());
  const footer = strFromU8(parts['word/footer1.xml']!).replace(
    '</w:ftr>',
    `${counting}<w:p><w:fldSimple w:instr=" NUMPAGES "/></w:p></w:ftr>`,
  );
  const made = partsOf(
    inOfficeLook(own, zipSync({ ...parts, 'word/footer1.xml': strToU8(footer) }), WORDS),
  );
  const written = made.get('word/footer2.xml')!;
  expect(written).not.toContain('NUMPAGES');
  expect(written.match(/w:dirty="true"/g)).toHaveLength(2);
  const [, mark] = /PAGEREF (\w+)/.exec(written)!;
  const last = made.get('word/document.xml')!.slice(-1500);
  expect(last).toContain(`w:name="${mark}"`);
});

describePrinted(
  'the number of pages in the footer of the office, as LibreOffice fills it in',
  () => {
    test('is the number of the last page', async () => {
      const footer = new Footer({
        children: [
          new Paragraph({
            children: [
              new TextRun({
                children: ['Hal ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES],
              }),
            ],
          }),
        ],
      });
      const office = await Packer.toBuffer(
        new Document({ sections: [{ footers: { default: footer }, children: [] }] }),
      );
      const made = inOfficeLook(await writeDocument(report()), office, WORDS);
      const [pages] = await printed([made], 'docx');
      const said = pages!.slice(1).map((page) => page.map(({ text }) => text.trim()).join(' '));
      const last = said.length;
      expect(last).toBeGreaterThan(1);
      for (const [at, page] of said.entries()) expect(page).toContain(`Hal ${at + 1} dari ${last}`);
    }, 180_000);
  },
);

test('what is no document is refused', async () => {
  const own = await writeDocument(report());
  expect(() => inOfficeLook(own, new Uint8Array([1, 2, 3]), WORDS)).toThrow(
    expect.objectContaining({ code: 'REPORT_TEMPLATE_INVALID' }),
  );
});

const FIELD = (...runs: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${runs
    .map((run) => `<w:r><w:instrText>${run}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
const DOCTYPE = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>';
const VML = 'xmlns:v="urn:schemas-microsoft-com:vml"';
const header = (inner: string) => (path: string, xml: string) =>
  path === 'word/header1.xml' ? xml.replace('</w:hdr>', `${inner}</w:hdr>`) : xml;
const inPart = (part: string, change: (xml: string) => string) => (path: string, xml: string) =>
  path === part ? change(xml) : xml;
const withDoctype = (xml: string) => xml.replace('?>', `?>${DOCTYPE}`);

test.each<[string, string, (path: string, xml: string) => string]>([
  ['a field that reads a file', 'LIVE', header(FIELD('INCLUDETEXT "file:///etc/hostname"'))],
  ['a field that starts a program, cut in two', 'LIVE', header(FIELD('DDE', 'AUTO cmd'))],
  [
    'a field that calls an address',
    'LIVE',
    header(
      '<w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;http://elsewhere.example&quot;"/></w:p>',
    ),
  ],
  ['a field made of numbers', 'LIVE', header(FIELD('QUOTE 73 78 67'))],
  [
    'a field within another',
    'LIVE',
    header(FIELD('PAGE').replace('<w:fldChar w:fldCharType="end"/>', '') + FIELD('DDEAUTO cmd')),
  ],
  [
    'a picture by its address',
    'LIVE',
    header(
      `<w:p><w:r><w:pict ${VML}><v:imagedata src="http://elsewhere.example/x.png"/></w:pict></w:r></w:p>`,
    ),
  ],
  [
    'a field in a section of characters',
    'LIVE',
    header(FIELD('<![CDATA[ INCLUDETEXT "file:///etc/hostname" ]]>')),
  ],
  [
    'a film in the description of a picture',
    'LIVE',
    header(
      '<w:p><w:r><w:drawing><x:webVideoPr xmlns:x="urn:x" embeddedHtml="y"/></w:drawing></w:r></w:p>',
    ),
  ],
  ['an object', 'LIVE', header('<w:p><w:r><w:object/></w:r></w:p>')],
  ['a header that is cut off', 'INVALID', header('<w:p>')],
  ['entities in a header', 'INVALID', inPart('word/header1.xml', withDoctype)],
  ['entities in the styles', 'INVALID', inPart('word/styles.xml', withDoctype)],
  ['styles that are cut off', 'INVALID', inPart('word/styles.xml', (xml) => xml.slice(0, -9))],
])('a template with %s is refused', async (_what, code, change) => {
  const parts = unzipSync(await template());
  const changed = Object.fromEntries(
    Object.entries(parts).map(([path, bytes]) => [
      path,
      path.endsWith('.xml') ? strToU8(change(path, strFromU8(bytes))) : bytes,
    ]),
  );
  expect(() => readTemplate(zipSync(changed))).toThrow(
    expect.objectContaining({ code: `REPORT_TEMPLATE_${code}` }),
  );
});

test('what is written around the header, in comments or in unknown words is not taken over', async () => {
  const parts = unzipSync(await template());
  const xml = strFromU8(parts['word/header1.xml']!);
  const hidden = '<w:hdr><w:p><w:r><w:t>{{tersembunyi}}</w:t></w:r></w:p></w:hdr>';
  const link =
    '<a:hlinkClick xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:id="rId9"/>';
  const evil = xml
    .replace(
      '</w:hdr>',
      `<x:run xmlns:x="urn:unknown">jalankan</x:run><w:p><w:r>${link}<w:t>Aman &amp; <![CDATA[<tampak>]]></w:t></w:r></w:p></w:hdr>`,
    )
    .replace('?>', `?><!-- ${hidden} -->`);
  const { header } = readTemplate(zipSync({ ...parts, 'word/header1.xml': strToU8(evil) }));
  expect(header!.inner).not.toMatch(/tersembunyi|jalankan|hlinkClick|<!--|CDATA/);
  expect(header!.inner).toContain('<w:t>Aman &amp; &lt;tampak&gt;</w:t>');
});

test('pictures may be as large as a logo needs to be, however few bytes they take', async () => {
  const parts = unzipSync(await template());
  const path = Object.keys(parts).find((name) => name.startsWith('word/media/'));
  const read = (picture: Uint8Array) => () => readTemplate(zipSync({ ...parts, [path!]: picture }));
  const refused = expect.objectContaining({ code: 'REPORT_TEMPLATE_PICTURE' });
  const huge = Uint8Array.from(LOGO);
  new DataView(huge.buffer).setUint32(16, 12_000);
  new DataView(huge.buffer).setUint32(20, 12_000);
  expect(read(huge)).toThrow(refused);
  expect(read(new Uint8Array(100))).toThrow(refused);
  expect(read(LOGO)).not.toThrow();
});

test('a template is unpacked within bounds, and one with macros is refused', async () => {
  const parts = unzipSync(await template());
  const read = (more: Record<string, Uint8Array>) => () =>
    readTemplate(zipSync({ ...parts, ...more }));
  const refused = expect.objectContaining({ code: 'REPORT_TEMPLATE_INVALID' });
  const empty = (bytes: number) => new Uint8Array(bytes);
  expect(read({ 'word/media/bom.png': empty(9_000_000) })).toThrow(refused);
  const many = Array.from({ length: 5 }, (_, at) => [`word/media/${at}.png`, empty(7_000_000)]);
  expect(read(Object.fromEntries(many))).toThrow(refused);
  expect(read({ 'word/vbaProject.bin': empty(1) })).toThrow(refused);
  // What is not read of it does not count.
  expect(read({ 'customXml/item1.xml': empty(9_000_000) })).not.toThrow();
});

const inDocument = (inner: string) =>
  inPart('word/document.xml', (xml) => xml.replace('<w:body>', `<w:body>${inner}`));
const referring = (part: string, type: string, target: string, mode = 'External') =>
  inPart(part, (xml) =>
    xml.replace(
      /(<Relationships[^>]*?)\/?>(?:<\/Relationships>)?/,
      `$1><Relationship Id="luar" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/>${xml.includes('</Relationships>') ? '' : '</Relationships>'}`,
    ),
  );
const contentTypes = (from: RegExp | string, to: string) =>
  inPart('[Content_Types].xml', (xml) => xml.replace(from, to));

test.each<[string, string | null, (path: string, xml: string) => string]>([
  ['nothing else', null, (_path, xml) => xml],
  [
    'a main part with macros',
    'INVALID',
    contentTypes(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main',
      'application/vnd.ms-word.document.macroEnabled.main',
    ),
  ],
  [
    'a main part of a Word template',
    'INVALID',
    contentTypes('wordprocessingml.document.main', 'wordprocessingml.template.main'),
  ],
  [
    'macros under another name',
    'INVALID',
    contentTypes(
      '</Types>',
      '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
    ),
  ],
  [
    'a template elsewhere',
    'LIVE',
    referring(
      'word/_rels/document.xml.rels',
      'attachedTemplate',
      'http://elsewhere.example/a.dotm',
    ),
  ],
  [
    'a picture elsewhere that is said to lie inside',
    'LIVE',
    referring('word/_rels/document.xml.rels', 'image', '//elsewhere/a.png', 'Internal'),
  ],
  [
    'a link',
    null,
    referring('word/_rels/document.xml.rels', 'hyperlink', 'https://kantor.example'),
  ],
  ['another main part', 'INVALID', referring('_rels/.rels', 'officeDocument', 'a.xml', 'Internal')],
  ['a field that reads a file', 'LIVE', inDocument(FIELD('INCLUDETEXT "file:///etc/hostname"'))],
  ['a field that starts a program, cut in two', 'LIVE', inDocument(FIELD('DDE', 'AUTO cmd'))],
  [
    'a table of contents and a link by a field',
    null,
    inDocument(FIELD('TOC') + FIELD('HYPERLINK')),
  ],
])('a document with %s in it is given out again, or refused', async (_what, code, change) => {
  const parts = unzipSync(await template());
  const changed = Object.fromEntries(
    Object.entries(parts).map(([path, bytes]) => [
      path,
      /\.(?:xml|rels)$/.test(path) ? strToU8(change(path, strFromU8(bytes))) : bytes,
    ]),
  );
  const check = () => requirePlainDocument(zipSync(changed));
  if (code === null) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: `REPORT_TEMPLATE_${code}` }));
});
