import { cellReference } from '../../cell.js';
import { WORKBOOK_LIMITS } from '../../limits.js';
import type { Markup } from '../markup.js';
import { OpenTag } from '../tag.js';
import { tokensOf } from '../tokens.js';

/**
 * Where the charts of a drawing begin, as a cell such as `H2`, by the id of their relationship. One that says
 * no cell which a sheet can have is left out.
 */
export function chartPlaces(drawing: Markup): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const from = { row: NaN, col: NaN };
  let [isFrom, open] = [false, ''];
  for (const { kind, markup } of tokensOf(drawing)) {
    if (kind === 'text' && isFrom && (open === 'row' || open === 'col'))
      from[open] = /^\s*\d+\s*$/.test(markup) ? Number(markup) : NaN;
    if (kind !== 'open') {
      if (kind === 'close') open = '';
      continue;
    }
    const tag = new OpenTag(markup);
    open = tag.local;
    if (open === 'from' || open === 'to') isFrom = open === 'from';
    if (open === 'from') [from.row, from.col] = [NaN, NaN];
    // An anchor of another kind tells no cell.
    if (open === 'absoluteAnchor') from.row = NaN;
    if (open !== 'chart') continue;
    const [, id] = [...tag.attributes].find(([name]) => name.endsWith(':id')) ?? [];
    if (id !== undefined && from.row < WORKBOOK_LIMITS.rows && from.col < WORKBOOK_LIMITS.columns)
      places.set(id, cellReference(from.row + 1, from.col + 1));
  }
  return places;
}
