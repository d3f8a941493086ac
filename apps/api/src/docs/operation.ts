import {
  CALL_KEY_HEADER,
  CERTIFICATE_HEADERS,
  JobAccepted,
  REQUEST_ID_PATTERN,
  type Route,
  type RouteName,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import type { z } from 'zod';
import { formSchema, takesJson } from '../http/form-schema.js';
import { refusalsOf } from './refusals.js';
import type { Json, Schemas } from './schemas.js';

const FILE = { type: 'string', format: 'binary' };

/** Header with which a client asks to be answered at once when a run was accepted. */
const PREFER = {
  name: 'Prefer',
  in: 'header',
  description: 'Answer at once with 202; the job tells when the work is done.',
  schema: { type: 'string', enum: ['respond-async'] },
};
/** Header by which a client says that a call is the one it sent before. */
const CALL_KEY = {
  name: CALL_KEY_HEADER,
  in: 'header',
  description: 'The same call, sent again with the same key, is carried out once.',
  schema: { type: 'string', pattern: REQUEST_ID_PATTERN.source },
};
const ACCEPTED_HEADERS = headersOf({ Location: 'Where the job stands' });

/** One route as an operation of the document. */
export function operation(name: RouteName, route: Route, schemas: Schemas): Json {
  const content = responseContent(route, schemas);
  return {
    operationId: name,
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
    ...(route.access === 'admin' && { description: 'Needs the role admin.' }),
    parameters: [
      ...parameters(route.params, 'path', schemas),
      ...parameters(route.query, 'query', schemas),
      ...(route.job ? [PREFER] : []),
      ...(route.creates ? [CALL_KEY] : []),
    ],
    ...requestBody(route, schemas),
    responses: {
      ...refusalsOf(route),
      [route.status ?? 200]: {
        description: 'The answer',
        ...(route.certified && { headers: headersOf(CERTIFICATE_HEADERS) }),
        content,
      },
      ...(route.job && {
        202: {
          description: 'Accepted, as preferred',
          headers: ACCEPTED_HEADERS,
          content: { 'application/json': { schema: schemas.of(JobAccepted, 'output') } },
        },
      }),
      // The readiness route answers with the same body when it is not ready.
      ...(name === 'ready' && { 503: { description: 'Something is missing', content } }),
    },
  };
}

/** Headers of a response, by what each tells. */
function headersOf(told: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(told).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );
}

function responseContent(route: Route, schemas: Schemas): Json {
  const { response: kind, media = [XLSX_MEDIA_TYPE], events } = route;
  return {
    ...(kind === 'binary' && Object.fromEntries(media.map((type) => [type, { schema: FILE }]))),
    ...(kind === 'text' && { 'text/plain': { schema: { type: 'string' } } }),
    ...(typeof kind === 'object' && {
      'application/json': { schema: schemas.of(kind, 'output') },
    }),
    ...((kind === 'events' || events) && {
      'text/event-stream': { schema: events ? schemas.of(events, 'output') : { type: 'string' } },
    }),
  };
}

function requestBody(route: Route, schemas: Schemas): Json {
  const { body, files, manyFiles } = route;
  if (!body && !files && !manyFiles) return {};
  const json = body && takesJson(route) && { schema: schemas.of(body, 'input') };
  const fields = route.flat && body && { schema: schemas.of(body, 'input') };
  const form = files
    ? { schema: formWithFiles(route, files, schemas) }
    : manyFiles && { schema: formOfMany(manyFiles) };
  return {
    requestBody: {
      // The body may be left out where an empty one is valid.
      required: !body?.safeParse({}).success,
      content: {
        ...(json && { 'application/json': json }),
        ...(fields && {
          'multipart/form-data': fields,
          'application/x-www-form-urlencoded': fields,
        }),
        ...(form && { 'multipart/form-data': form }),
      },
    },
  };
}

function formWithFiles(route: Route, files: readonly string[], schemas: Schemas): Json {
  const { properties, required } = schemas.fieldsOf(formSchema(route));
  return {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(files.map((field) => [field, FILE])) },
    required: [...required, ...files],
  };
}

const formOfMany = (field: string): Json => ({
  type: 'object',
  properties: { [field]: { type: 'array', items: FILE } },
  required: [field],
});

function parameters(
  from: z.ZodType | undefined,
  location: 'path' | 'query',
  schemas: Schemas,
): Json[] {
  if (!from) return [];
  const { properties, required } = schemas.fieldsOf(from);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
  }));
}
