import { ErrorBody, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import { z } from 'zod';
import { aGateway, type TestGateway } from '../support/a-gateway.js';
import type { Client } from '../support/client.js';

let gateway: TestGateway;
let admin: Client;
beforeAll(async () => {
  gateway = await aGateway();
  admin = await gateway.signedIn('admin');
});
afterAll(() => gateway?.stop());

/** What PostgreSQL, a path or a pattern may choke on. */
const STRANGE = ['\u0000', 'a\u0000b', "'; --", '%', '../..', '\\', '\uffff', '٣', '9'.repeat(30)];

/** By day each place is tried with NUL and two more, others at the next place; by night with all of them. */
const textsAt = (place: number): readonly string[] =>
  IS_NIGHT
    ? STRANGE
    : ['a\u0000b', ...[0, 4].map((more) => STRANGE[(place + more) % STRANGE.length]!)];

interface Part {
  readonly properties?: Readonly<Record<string, unknown>>;
}
const namesOf = (schema: z.ZodType | undefined) =>
  schema
    ? Object.keys(
        (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part).properties ?? {},
      )
    : [];

const places = (Object.entries(ROUTES) as [RouteName, Route][]).flatMap(([name, route]) => [
  ...namesOf(route.params).map((field) => [name, 'params', field] as const),
  ...namesOf(route.query).map((field) => [name, 'query', field] as const),
]);

test.each(places.map((place, at) => [...place, at] as const))(
  '%s is no error of the server, whatever stands in its %s: %s',
  async (name, part, field, at) => {
    for (const text of textsAt(at)) {
      const response = await admin.send(name, {
        ...(part === 'params'
          ? { params: { [field]: text } }
          : { query: new URLSearchParams({ [field]: text }).toString() }),
        headers: { prefer: 'respond-async' },
      });
      const said = await response.text();
      if (response.status >= 400)
        expect([text, ErrorBody.parse(JSON.parse(said)).code]).not.toEqual([text, 'INTERNAL']);
    }
  },
);

test.each(STRANGE)('a search that is kept with %j is listed or refused', async (text) => {
  const staff = await gateway.signedIn('staff');
  for (const query of [{ q: text }, { q: 'upah', sector: text }])
    await staff.send('saveSearch', { body: { name: 'Cari', query } });
  expect((await staff.send('savedSearches')).status).toBe(200);
});
