import type { Quarter } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';

interface Besides {
  /** Whether the company register says whose answers they are. */
  readonly register?: boolean;
  /** The oldest of the stored quarters that are shown too; null where there are none. */
  readonly since?: string | null;
}

/**
 * Where a chart's figures come from; names of files stay in the office.
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
    : say.sourceFiles(
        [...shown.map(({ source }) => source.file_name), ...(register ? [say.register] : [])],
        since,
      );
