import { posix } from 'node:path';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DRAWING = 'application/vnd.openxmlformats-officedocument';

interface Kind {
  /** The path of such parts, without number and extension. */
  readonly stem: string;
  readonly extension: string;
  readonly contentType: string;
}

const kind = (stem: string, contentType: string, extension = 'xml'): Kind => ({
  stem,
  extension,
  contentType,
});

/**
 * Where Excel puts its parts, by the type of their relationship. Some programs find parts by these paths
 * instead of by relationships.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  worksheet: kind('xl/worksheets/sheet', `${SPREADSHEET}.worksheet+xml`),
  chartsheet: kind('xl/chartsheets/sheet', `${SPREADSHEET}.chartsheet+xml`),
  drawing: kind('xl/drawings/drawing', `${DRAWING}.drawing+xml`),
  vmlDrawing: kind('xl/drawings/vmlDrawing', `${DRAWING}.vmlDrawing`, 'vml'),
  comments: kind('xl/comments', `${SPREADSHEET}.comments+xml`),
  table: kind('xl/tables/table', `${SPREADSHEET}.table+xml`),
  chart: kind('xl/charts/chart', `${DRAWING}.drawingml.chart+xml`),
  chartUserShapes: kind('xl/drawings/drawing', `${DRAWING}.drawingml.chartshapes+xml`),
};

/** Content types by extension, which Excel declares once for all parts of the extension. */
export const DEFAULT_TYPES: ReadonlyMap<string, string> = new Map([
  ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
  ['xml', 'application/xml'],
  ['vml', `${DRAWING}.vmlDrawing`],
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['bmp', 'image/bmp'],
  ['tiff', 'image/tiff'],
  ['tif', 'image/tiff'],
  ['emf', 'image/x-emf'],
  ['wmf', 'image/x-wmf'],
  ['svg', 'image/svg+xml'],
  ['wdp', 'image/vnd.ms-photo'],
]);

/** True for a part that programs parse as XML. */
export function isMarkup(path: string, contentType: string | undefined): boolean {
  return /\.(?:xml|rels|vml)$/i.test(path) || /[+/]xml$/i.test(contentType ?? '');
}

/** Gives each part of the merged workbook a unique path, numbered as by Excel. */
export class PartPaths {
  /** The last number of each path; 1 is taken by the merged workbook's own theme. */
  readonly #last = new Map([['xl/theme/theme.xml', 1]]);

  /**
   * A new path and the content type for a copied part.
   *
   * @param type the type of the relationship that leads to the part
   * @param path the part's path in the source
   * @param contentType the part's content type in the source
   */
  next(
    type: string,
    path: string,
    contentType: string | undefined,
  ): { path: string; contentType: string } {
    const known = KINDS[type];
    if (known)
      return { path: this.#numbered(known.stem, known.extension), contentType: known.contentType };
    const extension = posix.extname(path).slice(1).toLowerCase() || 'bin';
    const usual = DEFAULT_TYPES.get(extension);
    if (type === 'image')
      return {
        path: this.#numbered('xl/media/image', extension),
        contentType: usual ?? contentType ?? 'application/octet-stream',
      };
    const folder = posix.dirname(path).replace(/[^\w/.-]/g, '_');
    const stem = posix
      .basename(path, posix.extname(path))
      .replace(/\d+$/, '')
      .replace(/[^\w-]/g, '_');
    return {
      path: this.#numbered(`${folder === '.' ? 'xl' : folder}/${stem}`, extension),
      contentType: contentType ?? usual ?? 'application/octet-stream',
    };
  }

  #numbered(stem: string, extension: string): string {
    const key = `${stem}.${extension}`.toLowerCase();
    const number = (this.#last.get(key) ?? 0) + 1;
    this.#last.set(key, number);
    return `${stem}${number}.${extension}`;
  }
}
