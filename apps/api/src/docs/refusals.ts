import { ERROR_CODES, ErrorBody, ERRORS, type Route } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { errorBody } from '../http/error-body.js';
import type { Json, Schemas } from './schemas.js';

const takesSomething = ({ params, query, body, files, manyFiles }: Route) =>
  Boolean(params ?? query ?? body ?? files ?? manyFiles);
const takesBody = ({ body, files, manyFiles }: Route) => Boolean(body ?? files ?? manyFiles);
const needsSignIn = ({ access }: Route) => access !== 'public';
const always = () => true;

/** The statuses of refusals, each with the routes that may answer with it. */
const REFUSALS: readonly (readonly [status: number, of: (route: Route) => boolean])[] = [
  [400, always],
  [401, (route) => needsSignIn(route) || takesBody(route)],
  [403, (route) => needsSignIn(route) || route.method !== 'GET'],
  // A file may be gone, also where nothing says which one.
  [404, (route) => takesSomething(route) || route.response === 'binary'],
  [409, (route) => route.method !== 'GET' || Boolean(route.job)],
  [413, takesBody],
  [415, takesBody],
  [422, takesSomething],
  [429, (route) => needsSignIn(route) || takesBody(route)],
  [500, always],
  [503, always],
  [507, always],
];

const nameOf = (status: number) => `Error${status}`;

/** A route's refusals, by reference. */
export function refusalsOf(route: Route): Json {
  const possible = REFUSALS.filter(([, of]) => of(route));
  return Object.fromEntries(
    possible.map(([status]) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}

/** The shared refusals of the document: each status with its error codes and their sentences. */
export function refusals(schemas: Schemas): Json {
  return Object.fromEntries(
    REFUSALS.map(([status]) => {
      const codes = ERROR_CODES.filter((code) => ERRORS[code].status === status);
      const response = {
        description: codes.map((code) => `- \`${code}\`: ${errorSentence(code)}`).join('\n'),
        content: {
          'application/json': {
            schema: schemas.of(ErrorBody, 'output'),
            example: errorBody(codes[0]!, {}, '0d9b1c6e-5f0a-4c1e-9a57-0c6f6c1f2b11'),
          },
        },
      };
      return [nameOf(status), response];
    }),
  );
}
