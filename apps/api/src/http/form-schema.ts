import type { Route } from '@lqc/contracts';
import { z } from 'zod';

/** The fields that describe a file in JSON; a form sends the file itself instead. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['fileName', 'fileContent']);

/** The fields of a route's body. */
export const fieldsOf = ({ body }: Route): Readonly<Record<string, z.ZodType>> =>
  body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};

/** The fields beside the files of a route's `multipart/form-data`. */
export function formSchema(route: Route): z.ZodObject {
  const fields = Object.entries(fieldsOf(route)).filter(([name]) => !OF_THE_FILE.has(name));
  return z.object(Object.fromEntries(fields));
}

/** True when the route's body may be JSON; where it has files, only if they can be sent as base64. */
export function takesJson(route: Route): boolean {
  return (!route.files && !route.manyFiles) || 'fileContent' in fieldsOf(route);
}
