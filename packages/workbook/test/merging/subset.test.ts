import { CORPUS, FOREIGN } from '@lqc/fixtures';
import { differences } from './differences.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';

/** One feature each, as Excel saved it; the whole corpus is compared by `whole-corpus.test.ts`. */
const FEATURES = [
  'array_formula01',
  'autofilter05',
  'background01',
  'chart_bar01',
  'chart_combined01',
  'checkbox07',
  'comment05',
  'cond_format01',
  'data_validation01',
  'defined_name01',
  'dynamic_array01',
  'embed_image06',
  'excel2003_style05',
  'format12',
  'header_image07',
  'hyperlink05',
  'image01',
  'merge_range01',
  'outline04',
  'panes01',
  'print_area01',
  'properties03',
  'protect02',
  'repeat01',
  'rich_string01',
  'set_column01',
  'table01',
  'table10',
  'table33',
  'textbox01',
  // Last: exceljs counts the sheets that names belong to without chart sheets.
  'chartsheet01',
].map((name) => `XlsxWriter/${name}.xlsx`);

const TOLD: ReadonlySet<string> = new Set(['default-font', 'document-properties']);

describe.each([FOREIGN, CORPUS])('$title', ({ isHere, names, read }) => {
  (isHere ? test : test.skip)(
    'features of Excel merged together read as each alone, and break no rule of Excel',
    async () => {
      const sources = FEATURES.filter((name) => names.includes(name)).map((fileName) => ({
        fileName,
        bytes: read(fileName),
      }));
      expect(sources.length).toBeGreaterThan(10);
      const { bytes, certificate } = await merge(sources);
      expect(certificate.errors).toEqual([]);
      expect(certificate.losses.filter(({ kind }) => !TOLD.has(kind))).toEqual([]);
      expect(certificate.after).toEqual(certificate.before);
      expect(await ooxmlBreaches(bytes)).toEqual([]);
      expect(await differences(sources, bytes, certificate)).toEqual([]);
    },
    60_000,
  );
});
