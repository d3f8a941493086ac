import { Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database, type Transaction } from '@lqc/database';

const MEGABYTE = 1_000_000;
/** An arbitrary number that everything which stores content locks. */
const ROOM_LOCK = 7_208_402;

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
    await this.database.dataSource.transaction(async (manager) => {
      // Locked, so that uploads at the same time do not each count on the same free storage.
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ROOM_LOCK]);
      await this.requireRoom(userId, bytes.length, manager);
      await this.database.contents.store(sha256, bytes, userId, manager);
    });
  }

  /** @throws CodedError `STORAGE_FULL_PERSON`, `STORAGE_FULL_ALL` with the limit in MB */
  async requireRoom(userId: string, bytes: number, manager?: Transaction): Promise<void> {
    const limits = await this.database.settings.limits();
    const stored = await this.database.usage.storedBytes(userId, manager);
    const { stored_mb_per_person: own, stored_mb_in_all: all } = limits;
    if (stored.own + bytes > own * MEGABYTE)
      throw new CodedError('STORAGE_FULL_PERSON', { limit: own });
    if (stored.all + bytes > all * MEGABYTE)
      throw new CodedError('STORAGE_FULL_ALL', { limit: all });
  }
}
