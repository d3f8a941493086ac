import type { LossKind } from './losses.js';

/** The loss to report for each part of a sheet that is not copied, by the type of its relationship. */
export const SHEET_PARTS_LEFT_BEHIND: Readonly<Record<string, LossKind>> = {
  pivotTable: 'pivot-table-part',
  pivotCacheDefinition: 'pivot-table-part',
  slicer: 'slicer',
  timeline: 'slicer',
  queryTable: 'query',
  tableSingleCells: 'query',
  vbaProject: 'macros',
  wsSortMap: 'other-part',
  // A web page that is shown within the sheet.
  webextension: 'other-part',
  xlExternalLinkPath: 'outside-link',
};

/** The loss to report for each part of the whole workbook that is not copied. */
export const WORKBOOK_PARTS_LEFT_BEHIND: Readonly<Record<string, LossKind>> = {
  vbaProject: 'macros',
  connections: 'query',
  xmlMaps: 'query',
  slicerCache: 'slicer',
  timelineCache: 'slicer',
  // Pictures within cells in the form of WPS Office.
  cellImage: 'rich-value',
  powerPivotData: 'other-part',
};
