import { Document, Footer, Header, ImageRun, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOfficeLook } from '../src/document/template/in-office-look.js';
import { writeDocument } from '../src/document/index.js';
import { paragraphsOf, partsOf } from './document-parts.js';
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
        heading: 'BAB 2 Perkembangan Indikator',
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

test('what is no document is refused', async () => {
  const own = await writeDocument(report());
  expect(() => inOfficeLook(own, new Uint8Array([1, 2, 3]), WORDS)).toThrow(
    expect.objectContaining({ code: 'REPORT_TEMPLATE_INVALID' }),
  );
});
