import { isErrorCode } from '@lqc/contracts';
import { Column } from 'typeorm';

/** A column with an error code; one that only an earlier version knew is read as a general failure. */
export const ErrorCodeColumn = () =>
  Column({
    type: 'text',
    name: 'error_code',
    nullable: true,
    transformer: {
      to: (code: unknown) => code,
      from: (code: unknown) => (code === null || isErrorCode(code as string) ? code : 'INTERNAL'),
    },
  });
