import { ErrorBody, type Route, ROUTES } from '@lqc/contracts';
import { z } from 'zod';
import { formSchema, takesJson } from '../http/form-schema.js';
import { VERSION } from '../version.js';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the same table and schemas that guard the routes. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    paths[route.path] ??= {};
    paths[route.path]![route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Liaison Quick Capture', version: VERSION },
    paths,
    components: {
      schemas: { Error: schema(ErrorBody, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'liaison_session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operation(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === 'public' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
    ...(route.access === 'admin' ? { description: 'Needs the role admin.' } : {}),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body || route.files || route.manyFiles ? { requestBody: requestBody(route) } : {}),
    responses: {
      [String(route.status ?? 200)]: { description: 'The answer', content: answer(route) },
      ...(route.job ? { 202: { description: 'Accepted; see Location' } } : {}),
      default: {
        description: 'The one error body',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function answer(route: Route): Json {
  const { events } = route;
  return {
    ...wholeAnswer(route),
    ...(events && { 'text/event-stream': { schema: schema(events, 'output') } }),
  };
}

function wholeAnswer({ answer: kind }: Route): Json {
  if (kind === 'binary') return { 'application/octet-stream': {} };
  if (kind === 'text') return { 'text/plain': {} };
  if (kind === 'events') return { 'text/event-stream': {} };
  return { 'application/json': { schema: schema(kind, 'output') } };
}

function requestBody(route: Route): Json {
  const { body, files, manyFiles } = route;
  const json = body && takesJson(route) ? { schema: schema(body, 'input') } : null;
  const form = files
    ? { schema: formWithFiles(route, files) }
    : manyFiles
      ? { schema: formOfMany(manyFiles) }
      : null;
  return {
    content: {
      ...(json ? { 'application/json': json } : {}),
      ...(form ? { 'multipart/form-data': form } : {}),
    },
  };
}

function formWithFiles(route: Route, files: readonly string[]): Json {
  const { properties = {}, required = [] } = schema(formSchema(route), 'input') as {
    properties?: Json;
    required?: string[];
  };
  const binary = files.map((field) => [field, { type: 'string', format: 'binary' }] as const);
  return {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(binary) },
    required: [...required, ...files],
  };
}

const formOfMany = (field: string): Json => ({
  type: 'object',
  properties: { [field]: { type: 'array', items: { type: 'string', format: 'binary' } } },
  required: [field],
});

function parameters(from: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  const properties = from ? (schema(from, 'input').properties as Json | undefined) : {};
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: shape,
  }));
}

function schema(of: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
