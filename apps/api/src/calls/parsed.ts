import { CodedError, type ErrorCode, isErrorCode } from '@lqc/contracts';
import { isSafeText, safeJson } from '@lqc/database';
import type { z } from 'zod';

/**
 * Parses a value by the contract's schema. What the database cannot keep of its texts is taken out,
 * and the schema must hold without it too, so that nothing is stored that could not be read again.
 *
 * @throws CodedError with the code that the schema gives for the violation, or `otherwise`
 */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, otherwise: ErrorCode): T {
  const data = judged(schema, value, otherwise);
  return isStorable(data) ? data : judged(schema, JSON.parse(safeJson(data)!), otherwise);
}

function judged<T>(schema: z.ZodType<T>, value: unknown, otherwise: ErrorCode): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const code = result.error.issues.map(({ message }) => message).find(isErrorCode);
  throw new CodedError(code ?? otherwise);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isSafeText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
