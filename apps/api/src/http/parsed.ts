import { CodedError, type ErrorCode, isErrorCode } from '@lqc/contracts';
import type { z } from 'zod';

/**
 * A value as the contract's schema has it.
 *
 * @throws CodedError with the code that the schema names for what is wrong, else `otherwise`
 */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, otherwise: ErrorCode): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const code = result.error.issues.map(({ message }) => message).find(isErrorCode);
  throw new CodedError(code ?? otherwise);
}
