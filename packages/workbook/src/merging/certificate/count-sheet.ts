import type { Relationship } from '../../xlsx/relationships.js';
import type { Counts } from './counts.js';
import type { PartCounter } from './part-counter.js';
import type { StyleKeys } from './style-keys.js';

/** A package whose sheets are counted: a source, or the written workbook. */
export interface CountedPackage {
  has(path: string): boolean;
  relationships(path: string): Promise<readonly Relationship[]>;
  /** The counts of a part that is read to its end. */
  counted(path: string): Promise<PartCounter>;
}

/**
 * The counts of one sheet: what its own part contains, and the images, charts and comments in the parts
 * that it refers to.
 */
export async function countSheet(
  of: CountedPackage,
  part: string,
  counter: PartCounter,
  styles: StyleKeys,
): Promise<Counts> {
  const attached = { images: 0, charts: 0, comments: 0 };
  for (const relationship of await of.relationships(part)) {
    if (relationship.external || !of.has(relationship.target)) continue;
    if (relationship.type === 'image') attached.images += 1;
    else if (relationship.type === 'comments')
      attached.comments += (await of.counted(relationship.target)).counts.comments;
    else if (relationship.type === 'vmlDrawing')
      attached.images += (await of.relationships(relationship.target)).filter(
        ({ type }) => type === 'image',
      ).length;
    else if (relationship.type === 'drawing') {
      attached.images += (await of.counted(relationship.target)).counts.images;
      attached.charts += (await of.relationships(relationship.target)).filter(({ type }) =>
        /^chart(?:Ex)?$/.test(type),
      ).length;
    }
  }
  return {
    sheets: 1,
    ...counter.counts,
    ...attached,
    styles: styles.countDistinct(counter.styles),
  };
}
