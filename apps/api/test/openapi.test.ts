import { type Route, ROUTES } from '@lqc/contracts';
import { aGateway, type TestGateway } from './support/a-gateway.js';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

let gateway: TestGateway;
let text: string;
let operations: Map<string, Operation>;

beforeAll(async () => {
  gateway = await aGateway();
  text = await (await fetch(`${gateway.url}/api/docs-json`)).text();
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
});
afterAll(() => gateway?.stop());

const at = (name: keyof typeof ROUTES) =>
  operations.get(`${ROUTES[name].method} ${ROUTES[name].path}`)!;

test('the document has every route, who may call it, and each parameter of its path', () => {
  for (const route of Object.values(ROUTES) as Route[]) {
    const operation = operations.get(`${route.method} ${route.path}`);
    expect(operation).toBeDefined();
    expect(operation!.security !== undefined).toBe(route.access !== 'public');
    const inPath = operation!.parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(route.path.match(/\{\w+\}/g) ?? []);
    expect(Object.keys(operation!.responses)).toContain(String(route.status ?? 200));
  }
  expect(operations.size).toBe(Object.keys(ROUTES).length);
});

test('it says what an upload takes, as a form and as JSON', () => {
  const { content } = at('uploadQuarterlyFile').requestBody!;
  expect(Object.keys(content['application/json']!.schema.properties)).toEqual(
    expect.arrayContaining(['fileName', 'fileContent', 'label']),
  );
  expect(Object.keys(content['multipart/form-data']!.schema.properties).toSorted()).toEqual([
    'file',
    'label',
    'username',
  ]);
  expect(Object.keys(at('uploadFile2').requestBody!.content)).toEqual(['multipart/form-data']);
});

test('every reference in it leads somewhere', () => {
  const document = JSON.parse(text) as Record<string, unknown>;
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    let found: unknown = document;
    for (const step of pointer.split('/')) found = (found as Record<string, unknown>)?.[step];
    expect({ pointer, found }).toMatchObject({ pointer, found: expect.anything() });
  }
});

test('its page needs no script but files of our own', async () => {
  const textAt = async (address: string) => {
    const response = await fetch(new URL(address, `${gateway.url}/`));
    expect(response.status).toBe(200);
    return response.text();
  };
  const html = await textAt('/api/docs');
  expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(await textAt(address)).not.toBe('');
});
