/** Things that are counted in workbooks before and after merging. */
export const MERGE_COUNTS = [
  'sheets',
  'cells',
  'styles',
  'merges',
  'formulas',
  'images',
  'widths',
  'comments',
  'charts',
  'links',
  'tables',
  'validations',
  'conditionalFormats',
] as const;
export type MergeCount = (typeof MERGE_COUNTS)[number];
