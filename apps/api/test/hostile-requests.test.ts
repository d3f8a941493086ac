import { ErrorBody, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import {
  hostileJson,
  hostileText,
  MUTATION_RUNS,
  MUTATION_SEED,
  mutationTimeoutMs,
  nearValid,
  tellOutcomes,
} from '@lqc/contracts/testing';
import fc from 'fast-check';
import type { Client } from './support/client.js';
import { gateway, withGateway } from './support/with-gateway.js';

/** These end the credential of the rest, stay open, or say "not ready" with a body of their own. */
const LEFT_OUT: ReadonlySet<RouteName> = new Set([
  'logout',
  'signOutEverywhere',
  'jobEvents',
  'ready',
]);

let admin: Client;
withGateway(
  async () => {
    admin = await gateway.signedIn('admin');
  },
  { settings: { RATE_LIMIT_PER_MINUTE: '1000000' } },
);

const routes = (Object.entries(ROUTES) as [RouteName, Route][]).filter(
  ([name]) => !LEFT_OUT.has(name),
);
const numRuns = Math.max(2, Math.ceil(MUTATION_RUNS / routes.length));
const outcomes = new Map<string, number>();
afterAll(() => tellOutcomes(`${routes.length} routes by HTTP`, outcomes));

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).slice(0, 10) : [];

/** Addresses beyond 16 kB never reach us: Node itself answers 431. */
const asQuery = (value: unknown) =>
  new URLSearchParams(
    fieldsOf(value).map(([name, one]): [string, string] => [
      name.slice(0, 200).toWellFormed(),
      textOf(one).slice(0, 500).toWellFormed(),
    ]),
  ).toString();
const asParams = (value: unknown) =>
  Object.fromEntries(
    fieldsOf(value).flatMap(([name, one]) => {
      const text = textOf(one).slice(0, 200).toWellFormed();
      return text && text !== '.' && text !== '..' ? [[name, text]] : [];
    }),
  );

test.each(routes)(
  '%s answers whatever comes with a result or the one error body',
  async (name, route) => {
    const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
    const call = fc.record({
      params: route.params ? nearValid(route.params) : fc.constant({}),
      query: route.query ? nearValid(route.query) : fc.dictionary(hostileText, hostileText),
      body: route.body ? fc.oneof(nearValid(route.body), hostileJson) : hostileJson,
      requestId: hostileText,
    });
    await fc.assert(
      fc.asyncProperty(call, async ({ params, query, body }) => {
        const response = await admin.send(name, {
          params: asParams(params),
          query: asQuery(query),
          ...(hasBody && { body: body ?? null }),
          headers: { prefer: 'respond-async' },
        });
        const text = await response.text();
        if (response.status >= 400) {
          const { code } = ErrorBody.parse(JSON.parse(text));
          outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
          expect(code).not.toBe('INTERNAL');
        } else outcomes.set('answered', (outcomes.get('answered') ?? 0) + 1);
        // Neither stacks nor SQL nor paths of the server.
        expect(text).not.toMatch(/\bat .*\.(ts|js):\d+|SELECT .* FROM|node_modules|\/tmp\/wt/);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns, seed: MUTATION_SEED },
    );
  },
  mutationTimeoutMs(100),
);

test('the gateway still answers', async () => {
  expect((await admin.call('me')).user.username).toBe(admin.username);
});
