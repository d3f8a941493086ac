import type { z } from 'zod';

/**
 * Reads settings from the environment by a schema whose fields say in their description what they must be. A
 * setting that is set but empty counts as not set.
 *
 * @throws Error of one sentence that names the wrong setting, and does not repeat what it was set to
 */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const field = schema.shape[name] as (z.ZodType & { unwrap?: () => z.ZodType }) | undefined;
  // What has a default, or may be left out, is described within.
  const said = field?.description ?? field?.unwrap?.().description ?? 'is not valid';
  throw new Error(`${name} ${said}.`);
}
