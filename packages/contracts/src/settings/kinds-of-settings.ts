import { z } from 'zod';

/** A whole number within bounds; without a greatest one from the least on. */
export const wholeNumber = (min: number, max?: number) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .max(max ?? Number.MAX_SAFE_INTEGER)
    .describe(`must be a whole number from ${min} ${max === undefined ? 'on' : `to ${max}`}`);

export const postgresUrl = () => z.url({ protocol: /^postgres(ql)?$/, abort: true });

/** Several of a kind, separated by commas. */
export const listOf = (each: RegExp) =>
  z
    .string()
    .default('')
    .transform(listed)
    .refine((items) => items.every((item) => each.test(item)));

const listed = (written: string): string[] =>
  written
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A host as addresses name it: a name, or an IP address, of version 6 in brackets. */
export const HOST_NAME = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])$/i;
