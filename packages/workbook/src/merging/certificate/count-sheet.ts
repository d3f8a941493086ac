import type { XmlHandlers } from '../../xml/scanner.js';
import type { SourcePackage } from '../source-package.js';
import type { Counts } from './counts.js';
import type { SheetCensus } from './sheet-census.js';
import type { StyleKeys } from './style-keys.js';

/** What a sheet holds: the census of its own part, and the parts that hang on it. */
export async function countSheet(
  source: SourcePackage,
  part: string,
  census: SheetCensus,
  styles: StyleKeys,
): Promise<Counts> {
  const hanging = { images: 0, charts: 0, comments: 0 };
  for (const link of await source.links(part)) {
    if (link.external || !source.has(link.target)) continue;
    if (link.type === 'image') hanging.images += 1;
    else if (link.type === 'comments')
      hanging.comments += await elements(source, link.target, 'comment');
    else if (link.type === 'vmlDrawing')
      hanging.images += (await source.links(link.target)).filter(
        ({ type }) => type === 'image',
      ).length;
    else if (link.type === 'drawing') {
      hanging.images += await elements(source, link.target, 'pic');
      hanging.charts += (await source.links(link.target)).filter(({ type }) =>
        /^chart(?:Ex)?$/.test(type),
      ).length;
    }
  }
  return { sheets: 1, ...census.counts, ...hanging, styles: styles.different(census.styles) };
}

async function elements(source: SourcePackage, part: string, name: string): Promise<number> {
  let count = 0;
  const handlers: XmlHandlers = {
    open(local) {
      if (local === name) count += 1;
    },
  };
  for await (const _ of source.pieces(part, handlers));
  return count;
}
