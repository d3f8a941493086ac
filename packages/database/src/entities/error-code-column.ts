import { Column } from 'typeorm';
import { knownCode } from '../columns.js';

/** A column with an error code, read as one that this version knows. */
export const ErrorCodeColumn = () =>
  Column({
    type: 'text',
    name: 'error_code',
    nullable: true,
    transformer: {
      to: (code: unknown) => code,
      from: (code: string | null) => code && knownCode(code),
    },
  });
