import { ADDRESSES, pathOf, type RequestOf, type RouteName } from '@lqc/contracts';

/** The parts of any route's request, apart from which route it is of. */
export interface RequestParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly files?: object;
}

/** A request as HTTP carries it. */
export interface EncodedRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** A route's request as HTTP carries it, for those who send it by other means than `Client`. */
export const encodedRequest = <Name extends RouteName>(
  name: Name,
  request: RequestOf<Name> & RequestParts,
): EncodedRequest => encoded(name, request);

export function encoded(name: RouteName, request: RequestParts): EncodedRequest {
  const { params, query, body, files } = request;
  const isJson = body !== undefined && !files;
  return {
    method: ADDRESSES[name].method,
    path: pathOf(name, { ...params }) + queryText(query),
    headers: isJson ? { 'content-type': 'application/json' } : {},
    body: files ? formOf(body, files) : isJson ? JSON.stringify(body) : null,
  };
}

/** Without what is left open. */
function queryText(query: object = {}): string {
  const chosen = Object.entries(query).flatMap<[string, string]>(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** A form as the gateway reads it best. */
export function formOf(fields: unknown, files: object): FormData {
  const form = new FormData();
  // Fields come first: the server checks them before it keeps a byte of a file.
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  for (const [name, given] of Object.entries(files))
    for (const file of [given].flat()) if (file instanceof File) form.append(name, file, file.name);
  return form;
}
