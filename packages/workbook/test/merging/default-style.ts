import ExcelJS from 'exceljs';
import { WORKBOOK_LIMITS } from '../../src/index.js';
import { Zip } from '../../src/zip/zip.js';
import { buildPackage, worksheet } from '../build-package.js';

const FORMATS = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/;
const FIRST = /<xf\b[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/;

/**
 * What a workbook's first format looks like to exceljs, which shows none for cells that have it: the
 * same format is put behind the others, where it is read.
 */
export async function defaultStyle(bytes: Uint8Array): Promise<Partial<ExcelJS.Style>> {
  const zip = await Zip.open(Buffer.from(bytes), WORKBOOK_LIMITS);
  if (!zip.has('xl/styles.xml')) return {};
  const pieces: Buffer[] = [];
  for await (const piece of zip.read('xl/styles.xml')) pieces.push(piece);
  const styles = Buffer.concat(pieces).toString();
  const formats = FORMATS.exec(styles)?.[1] ?? '';
  const first = FIRST.exec(formats)?.[0];
  if (!first) return {};
  const count = formats.match(/<xf\b/g)!.length;
  const book = new ExcelJS.Workbook();
  const probe = buildPackage({
    sheets: [{ xml: worksheet(`<row r="1"><c r="A1" s="${count}"><v>1</v></c></row>`) }],
    styles: styles.replace(FORMATS, (all) => all.replace('</cellXfs>', `${first}</cellXfs>`)),
    sharedStrings: '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
  });
  await book.xlsx.load(probe as unknown as ArrayBuffer);
  return book.worksheets[0]!.getCell('A1').style;
}
