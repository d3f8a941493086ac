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
  oleObject: 'embedded-object',
  package: 'embedded-object',
  control: 'embedded-object',
  activeXControlBinary: 'embedded-object',
  // A web page that is shown within the sheet.
  webextension: 'other-part',
  xlExternalLinkPath: 'outside-link',
};

/**
 * The parts of a sheet that are copied, by the type of their relationship: none of them fetches or runs
 * anything. Whatever is neither here nor above is left behind as `other-part`.
 */
export const SHEET_PARTS_CARRIED: ReadonlySet<string> = new Set([
  'drawing',
  'vmlDrawing',
  'image',
  'hdphoto',
  'comments',
  'threadedComment',
  'table',
  'chart',
  'chartEx',
  'chartStyle',
  'chartColorStyle',
  'chartUserShapes',
  'themeOverride',
  'diagramData',
  'diagramLayout',
  'diagramQuickStyle',
  'diagramColors',
  'diagramDrawing',
  'ctrlProp',
  'printerSettings',
]);

/** The loss to report for elements of a sheet that are left behind, where no relationship tells of it. */
export const SHEET_ELEMENTS_LEFT_BEHIND: ReadonlyMap<string, LossKind | null> = new Map([
  ['oleObjects', null],
  // What add-ins keep, each in a part of its own.
  ['customProperties', null],
  ['webPublishItems', 'web-publishing'],
]);

/** The loss to report for each part of the whole workbook, or of its package, that is not copied. */
export const WORKBOOK_PARTS_LEFT_BEHIND: Readonly<Record<string, LossKind>> = {
  vbaProject: 'macros',
  connections: 'query',
  xmlMaps: 'query',
  slicerCache: 'slicer',
  timelineCache: 'slicer',
  // Pictures within cells in the form of WPS Office.
  cellImage: 'rich-value',
  powerPivotData: 'other-part',
  'custom-properties': 'document-properties',
  customProperties: 'document-properties',
  classificationlabels: 'document-properties',
  origin: 'signature',
};
