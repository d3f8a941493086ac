import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, oneAtATime } from '@lqc/database';

/** Enforces the storage limits, of each person and of all together. */
@Injectable()
export class StorageRoom {
  constructor(private readonly database: Database) {}

  /**
   * Stores the bytes of an upload; gives the hash that they are stored under.
   *
   * @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB
   */
  async store(userId: string, bytes: Buffer): Promise<string> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { dataSource, settings, usage, contents } = this.database;
    // Asked before: uploads that wait for their turn may hold every other connection.
    const limits = await settings.limits();
    await oneAtATime(dataSource, 'storage', async (transaction) => {
      await usage.requireRoom(userId, bytes.length, limits, transaction);
      await contents.store(sha256, bytes, userId, transaction);
    });
    return sha256;
  }

  /** @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB */
  async requireRoom(userId: string, bytes: number): Promise<void> {
    const { settings, usage } = this.database;
    await usage.requireRoom(userId, bytes, await settings.limits());
  }
}
