import { ApiError } from '@lqc/client';
import type { UnmergedFile } from '@lqc/contracts';

/** The files with their reasons that the refusal of a whole merge names; none for any other error. */
export function unmergedIn(error: Error): readonly UnmergedFile[] {
  const isTold = error instanceof ApiError && error.code === 'MERGE_NOTHING_MERGED';
  const files = isTold ? error.body['files'] : null;
  return Array.isArray(files) ? (files as UnmergedFile[]) : [];
}
