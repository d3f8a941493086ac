import fc from 'fast-check';
import type { z } from 'zod';
import { type Route, ROUTES } from '../src/index.js';
import {
  hostileJson,
  MUTATION_RUNS,
  MUTATION_SEED,
  mutationTimeoutMs,
  nearValid,
  tellOutcomes,
} from '../src/testing/index.js';

const schemas = (Object.entries(ROUTES) as [string, Route][]).flatMap(([name, route]) =>
  (['body', 'params', 'query'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [{ name: `${part} of ${name}`, schema }] : [];
  }),
);
/** Together as many runs as are asked for, and some for each. */
const numRuns = Math.max(5, Math.ceil(MUTATION_RUNS / schemas.length));
const outcomes = new Map<string, number>();
const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

afterAll(() => tellOutcomes(`${schemas.length} request schemas`, outcomes));

const isPolluted = () =>
  Object.keys(Object.prototype).length > 0 || ({} as { polluted?: unknown }).polluted !== undefined;

test('there are schemas to be tried', () => {
  expect(schemas.length).toBeGreaterThan(40);
});

test.each(schemas)(
  '$name takes or refuses whatever comes, and what it took it takes again',
  ({ schema }: { schema: z.ZodType }) => {
    fc.assert(
      fc.property(fc.oneof(nearValid(schema), hostileJson), (value) => {
        // As it comes by the wire.
        const wire: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
        const first = schema.safeParse(wire);
        note(first.success ? 'taken' : 'refused');
        expect(isPolluted()).toBe(false);
        if (!first.success) return;
        const again = schema.safeParse(JSON.parse(JSON.stringify(first.data) ?? 'null'));
        expect(again.success).toBe(true);
        expect(again.data).toEqual(JSON.parse(JSON.stringify(first.data) ?? 'null'));
      }),
      { numRuns, seed: MUTATION_SEED },
    );
  },
  mutationTimeoutMs(20),
);
