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
    const { dataSource, settings, usage, contents } = this.database;
    // Asked before: uploads that wait for their turn may hold every other connection.
    const limits = await settings.limits();
    return oneAtATime(dataSource, 'storage', async (transaction) => {
      await usage.requireRoom(userId, bytes.length, limits, transaction);
      return contents.store(bytes, userId, transaction);
    });
  }

  /** For what is written. @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB */
  async requireRoom(userId: string, bytes: number): Promise<void> {
    const { settings, usage } = this.database;
    await usage.requireRoomToWrite(userId, bytes, await settings.limits());
  }
}
