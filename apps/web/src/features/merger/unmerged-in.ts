import { ApiError } from '@lqc/client';
import type { UnmergedFile } from '@lqc/contracts';

/** What the list of files shows of one that was not merged. */
export type WhyUnmerged = Pick<UnmergedFile, 'position' | 'message'>;

/** The files with their reasons that the refusal of a whole merge names; none for any other error. */
export function unmergedIn(error: Error): readonly WhyUnmerged[] {
  const isTold = error instanceof ApiError && error.code === 'MERGE_NOTHING_MERGED';
  const files = isTold ? error.body['files'] : null;
  return Array.isArray(files) ? files.filter(isWhyUnmerged) : [];
}

/** Checked by hand: the page ships without the contracts' schemas. */
function isWhyUnmerged(told: unknown): told is WhyUnmerged {
  if (typeof told !== 'object' || told === null) return false;
  const { position, message } = told as Readonly<Record<string, unknown>>;
  return typeof position === 'number' && typeof message === 'string';
}
