import type { Link } from '../link.js';
import type { Counts } from './counts.js';
import type { PartCensus } from './part-census.js';
import type { StyleKeys } from './style-keys.js';

/** What counting asks of a package: the source that is carried, or the written workbook. */
export interface CountedPackage {
  has(path: string): boolean;
  links(path: string): Promise<readonly Link[]>;
  census(path: string): Promise<PartCensus>;
}

/** What a sheet holds: the census of its own part, and the parts that hang on it. */
export async function countSheet(
  of: CountedPackage,
  part: string,
  census: PartCensus,
  styles: StyleKeys,
): Promise<Counts> {
  const hanging = { images: 0, charts: 0, comments: 0 };
  for (const link of await of.links(part)) {
    if (link.external || !of.has(link.target)) continue;
    if (link.type === 'image') hanging.images += 1;
    else if (link.type === 'comments')
      hanging.comments += (await of.census(link.target)).counts.comments;
    else if (link.type === 'vmlDrawing')
      hanging.images += (await of.links(link.target)).filter(({ type }) => type === 'image').length;
    else if (link.type === 'drawing') {
      hanging.images += (await of.census(link.target)).counts.images;
      hanging.charts += (await of.links(link.target)).filter(({ type }) =>
        /^chart(?:Ex)?$/.test(type),
      ).length;
    }
  }
  return { sheets: 1, ...census.counts, ...hanging, styles: styles.different(census.styles) };
}
