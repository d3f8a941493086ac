import { ApiError } from '@lqc/client';
import type { ErrorCode } from '@lqc/contracts';

/** The fields of a form, each with the codes of errors that are about it. */
type CodesOf<Field extends string> = Readonly<Record<Field, readonly ErrorCode[]>>;

/**
 * Takes a refusal to the field that its code is about, where its sentence is read with the field.
 *
 * @returns the sentence of that field, and what is about the form as a whole
 */
export function fieldErrors<Field extends string>(
  error: Error | null,
  codes: CodesOf<Field>,
): { readonly of: Readonly<Partial<Record<Field, string>>>; readonly rest: Error | null } {
  const fields = Object.keys(codes) as Field[];
  const of: Partial<Record<Field, string>> = {};
  const field =
    error instanceof ApiError && fields.find((name) => codes[name].includes(error.code));
  if (!field) return { of, rest: error };
  of[field] = error.message;
  return { of, rest: null };
}
