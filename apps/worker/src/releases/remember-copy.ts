import type { ToldOfQuarter } from '@lqc/analysis';
import { CodedError } from '@lqc/contracts';
import type { Database, Transaction } from '@lqc/database';
import type { JobContext } from '../runtime/job-context.js';
import { type KnownReleases, periodKey } from './load-releasing.js';

/**
 * Stores what a copy reveals, in the transaction that releases it.
 *
 * @throws CodedError `RELEASED_MEANWHILE` when another copy was released since this one was decided
 */
export async function rememberCopy(
  transaction: Transaction,
  { database, ownerId }: Pick<JobContext, 'ownerId'> & { readonly database: Database },
  copy: {
    readonly name: string;
    readonly reportId?: string;
    readonly told: readonly ToldOfQuarter[];
    readonly known: KnownReleases;
  },
): Promise<void> {
  const isKept = await database.releasedCopies.remember(
    transaction,
    { name: copy.name, reportId: copy.reportId ?? null, by: ownerId },
    copy.told.map(({ quarter, contacts, content }) => ({
      period: periodKey(quarter),
      contacts,
      content,
    })),
    copy.known.map(({ id }) => id),
  );
  if (!isKept) throw new CodedError('RELEASED_MEANWHILE');
}
