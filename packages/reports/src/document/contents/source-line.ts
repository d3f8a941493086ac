import type { Quarter } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';
import { documentPhrases as say, shortLabel } from '@lqc/phrases';

interface Besides {
  /** Whether the company register says whose answers they are. */
  readonly register?: boolean;
  /** The oldest of the stored quarters that are shown too; null where there are none. */
  readonly since?: string | null;
}

/**
 * Where a chart's figures come from, in one line; the cover tells the files of the quarters.
 *
 * @param shown the report's quarters that the figures are of
 */
export const sourceOf = (
  copy: Copy,
  shown: readonly Quarter[],
  { register = false, since = null }: Besides = {},
): string =>
  copy === 'release'
    ? say.ownSource
    : say.sourceOf(
        [...shown.map(({ period }) => shortLabel(period)), ...(register ? [say.register] : [])],
        since && shortLabel(since),
      );
