import { escaped } from '../../xml-text.js';
import { XML_HEAD } from './xml.js';

/** A chart's position on its sheet: the upper left cell, counted from 0, and the size in points. */
export interface ChartPosition {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

const EMU_PER_POINT = 12_700;
const LEFT_MARGIN = 4 * EMU_PER_POINT;
const XDR = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const A = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const C = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The XML of a sheet's drawing part; the relationships to its charts are `rId1`, `rId2`, … in order. */
export function drawingXml(
  charts: readonly { readonly title: string; readonly position: ChartPosition }[],
): string {
  const frames = charts.map(({ title, position }, at) => {
    const { column, row, width, height } = position;
    const size = `cx="${Math.round(width * EMU_PER_POINT)}" cy="${Math.round(height * EMU_PER_POINT)}"`;
    return `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${LEFT_MARGIN}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext ${size}/><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${at + 2}" name="${escaped(title)}" descr="${escaped(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${C}"><c:chart xmlns:c="${C}" r:id="rId${at + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:oneCellAnchor>`;
  });
  return `${XML_HEAD}<xdr:wsDr xmlns:xdr="${XDR}" xmlns:a="${A}" xmlns:r="${R}">${frames.join('')}</xdr:wsDr>`;
}
