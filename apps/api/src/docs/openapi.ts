import * as contracts from '@lqc/contracts';
import type { Route, RouteName } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { SESSION_COOKIE } from '../http/credential.js';
import { WrittenJson } from '../http/reply.js';
import { VERSION } from '../version.js';
import { operation } from './operation.js';
import { refusals } from './refusals.js';
import { type Json, Schemas } from './schemas.js';

/** The routes of each noun, as contracts export them: `filesRoutes` are those of `files`. */
const NOUNS = Object.entries(contracts)
  .filter(([exported]) => exported.endsWith('Routes'))
  .map(([exported, routes]) => [exported.replace(/Routes$/, ''), routes as object] as const);

let text: WrittenJson | undefined;

/** The OpenAPI 3.1 document, written once from the same table and schemas that guard the routes. */
export const openApiText = (): WrittenJson => (text ??= new WrittenJson(JSON.stringify(made())));

function made(): Json {
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  for (const [noun, routes] of NOUNS)
    for (const name of Object.keys(routes) as RouteName[]) {
      const route: Route = contracts.ROUTES[name];
      const tagged = { tags: [noun], ...operation(name, route, schemas) };
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: tagged };
    }
  const responses = refusals(schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Liaison Quick Capture',
      version: VERSION,
      description: `A method that an address does not have is answered with 405 \`METHOD_NOT_ALLOWED\`: ${errorSentence('METHOD_NOT_ALLOWED')}`,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    // Wherever the document was read from.
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.components,
      responses,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `What signing in sets in a browser; \`__Host-${SESSION_COOKIE}\` behind TLS.`,
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'For scripts: the token of the answer to signing in.',
        },
      },
    },
  };
}
