import { ADDRESSES, pathOf, type RequestOf, type RouteName } from '@lqc/contracts';

/** The parts of a request, whatever its route. */
export interface RequestParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly files?: object;
}

/** A request as it is sent over HTTP. */
export interface EncodedRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path including the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** Encodes a route's request for HTTP, for callers that do not use `Client`. */
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

/** Query parameters without those that are undefined. */
function queryText(query: object = {}): string {
  const chosen = Object.entries(query).flatMap<[string, string]>(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** A multipart form with its fields before its files. */
export function formOf(fields: unknown, files: object): FormData {
  const form = new FormData();
  // Fields come first, so that the server can check them before it stores a file.
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  for (const [name, given] of Object.entries(files))
    for (const file of [given].flat()) if (file instanceof File) form.append(name, file, file.name);
  return form;
}
