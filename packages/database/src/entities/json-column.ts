import { Column, type ColumnOptions } from 'typeorm';
import { safeJson } from '../safe-text.js';

/** A column of JSON (`jsonb` by default), whose texts are cleaned of what PostgreSQL refuses. */
export const JsonColumn = (options: ColumnOptions = {}) =>
  Column({
    type: 'jsonb',
    transformer: {
      // A value that is not given has the column's default.
      to: (value: unknown): unknown =>
        value === undefined ? value : JSON.parse(safeJson(value) ?? 'null'),
      from: (value: unknown) => value,
    },
    ...options,
  });
