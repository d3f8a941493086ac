import ExcelJS from 'exceljs';
import { partText } from './part-text.js';
import { buildPackage, worksheet } from '../build-package.js';

const FORMATS = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/;
const FIRST = /<xf\b[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/;

/**
 * What a workbook's first format looks like to exceljs, which shows none for cells that have it: the
 * same format is put behind the others, where it is read.
 */
export async function defaultStyle(bytes: Uint8Array): Promise<Partial<ExcelJS.Style>> {
  const styles = await partText(bytes, 'xl/styles.xml');
  if (styles === null) return {};
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
