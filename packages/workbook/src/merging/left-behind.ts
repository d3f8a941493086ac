import type { LossKind } from './losses.js';

/** Parts that a sheet refers to and that stay behind, by the type of the reference. */
export const SHEET_PARTS_LEFT_BEHIND: Readonly<Record<string, LossKind>> = {
  pivotTable: 'pivot-table-part',
  pivotCacheDefinition: 'pivot-table-part',
  slicer: 'slicer',
  timeline: 'slicer',
  queryTable: 'query',
  tableSingleCells: 'query',
  vbaProject: 'macros',
  wsSortMap: 'other-part',
  // A page of the web within the sheet.
  webextension: 'other-part',
  xlExternalLinkPath: 'outside-link',
};

/** Parts of the whole workbook that stay behind and are missed in no sheet's own list. */
export const WORKBOOK_PARTS_LEFT_BEHIND: Readonly<Record<string, LossKind>> = {
  vbaProject: 'macros',
  connections: 'query',
  xmlMaps: 'query',
  slicerCache: 'slicer',
  timelineCache: 'slicer',
  // Pictures within cells as WPS keeps them.
  cellImage: 'rich-value',
  powerPivotData: 'other-part',
};
