import { chartPlaces } from './chart-places.js';

const place = (col: string, row: string) =>
  chartPlaces(
    `<xdr:wsDr><xdr:twoCellAnchor><xdr:from><xdr:col>${col}</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:to><xdr:col>9</xdr:col><xdr:row>9</xdr:row></xdr:to><c:chart r:id="rId1"/></xdr:twoCellAnchor></xdr:wsDr>`,
  ).get('rId1');

test.each([
  ['7', '1', 'H2'],
  ['16383', '1048575', 'XFD1048576'],
  ['16384', '1', undefined],
  ['7', '1048576', undefined],
  ['7', '1e999', undefined],
  ['1e999', '1', undefined],
  ['-1', '1', undefined],
  ['', '1', undefined],
])('a chart whose anchor begins at column %j and row %j is at %s', (col, row, cell) => {
  expect(place(col, row)).toBe(cell);
});
