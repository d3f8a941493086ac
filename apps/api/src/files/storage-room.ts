import { Injectable } from '@nestjs/common';
import { CodedError, type UsageLimits } from '@lqc/contracts';
import { Database, oneAtATime, type Used } from '@lqc/database';

const MEGABYTE = 1_000_000;

/** Enforces the storage limits, of each person and of all together. */
@Injectable()
export class StorageRoom {
  constructor(private readonly database: Database) {}

  /**
   * Stores the bytes of an upload.
   *
   * @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB
   */
  async store(userId: string, sha256: string, bytes: Buffer): Promise<void> {
    const { dataSource, settings, usage, contents } = this.database;
    // Asked before: uploads that wait for their turn may hold every other connection.
    const limits = await settings.limits();
    await oneAtATime(dataSource, 'storage', async (transaction) => {
      refuseBeyond(limits, await usage.storedBytes(userId, transaction), bytes.length);
      await contents.store(sha256, bytes, userId, transaction);
    });
  }

  /** @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB */
  async requireRoom(userId: string, bytes: number): Promise<void> {
    const limits = await this.database.settings.limits();
    refuseBeyond(limits, await this.database.usage.storedBytes(userId), bytes);
  }
}

function refuseBeyond(
  { stored_mb_per_person: own, stored_mb_in_all: all }: UsageLimits,
  stored: Used,
  bytes: number,
): void {
  if (stored.own + bytes > own * MEGABYTE)
    throw new CodedError('STORAGE_FULL_PERSON', { limit: own });
  if (stored.all + bytes > all * MEGABYTE) throw new CodedError('STORAGE_FULL_ALL', { limit: all });
}
