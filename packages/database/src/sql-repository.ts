import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { firstRow, hasRows, rows, texts } from './rows.js';

/**
 * What repositories share: the pool of connections, and statements in it outside of any transaction. In a
 * transaction, the functions of the same names take it as their first argument.
 */
export abstract class SqlRepository {
  constructor(protected readonly dataSource: DataSource) {}

  protected rows<Row extends z.ZodType>(row: Row, sql: string, values?: unknown[]) {
    return rows(this.dataSource, row, sql, values);
  }

  protected firstRow<Row extends z.ZodType>(row: Row, sql: string, values?: unknown[]) {
    return firstRow(this.dataSource, row, sql, values);
  }

  protected texts(sql: string, values?: unknown[]) {
    return texts(this.dataSource, sql, values);
  }

  protected hasRows(sql: string, values?: unknown[]) {
    return hasRows(this.dataSource, sql, values);
  }
}
