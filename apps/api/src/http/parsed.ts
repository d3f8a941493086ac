import { CodedError, type ErrorCode, isErrorCode } from '@lqc/contracts';
import type { z } from 'zod';

/**
 * Parses a value by the contract's schema.
 *
 * @throws CodedError with the code that the schema gives for the violation, or `otherwise`
 */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, otherwise: ErrorCode): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const code = result.error.issues.map(({ message }) => message).find(isErrorCode);
  throw new CodedError(code ?? otherwise);
}
