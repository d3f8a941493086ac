import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as contracts from '@lqc/contracts';
import { type Route, ROUTES } from '@lqc/contracts';
import { gateway, withGateway } from './support/with-gateway.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}
type Content = Record<string, { schema: Schema }>;

interface Operation {
  operationId: string;
  tags: string[];
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, unknown> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let text: string;
let schemas: Document['components']['schemas'];
let operations: Map<string, Operation>;

withGateway(async () => {
  text = await (await (await gateway.signedIn('staff')).send('openapi')).text();
  const { paths, components } = JSON.parse(text) as Document;
  schemas = components.schemas;
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
});

const at = (name: keyof typeof ROUTES) =>
  operations.get(`${ROUTES[name].method} ${ROUTES[name].path}`)!;

test('the document has every route, who may call it, and each parameter of its path', () => {
  for (const route of Object.values(ROUTES) as Route[]) {
    const operation = operations.get(`${route.method} ${route.path}`);
    expect(operation).toBeDefined();
    expect(operation!.security.length > 0).toBe(route.access !== 'public');
    const inPath = operation!.parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(route.path.match(/\{\w+\}/g) ?? []);
    expect(Object.keys(operation!.responses)).toContain(String(route.status ?? 200));
  }
  expect(operations.size).toBe(Object.keys(ROUTES).length);
});

test('it says what an upload takes, as a form and as JSON', () => {
  const { content } = at('uploadQuarterlyFile').requestBody!;
  expect(content['application/json']!.schema.$ref).toMatch(/UploadQuarterlyFileRequest$/);
  expect(Object.keys(schemas.UploadQuarterlyFileRequest!.properties!)).toEqual(
    expect.arrayContaining(['fileName', 'fileContent', 'label']),
  );
  expect(Object.keys(content['multipart/form-data']!.schema.properties!).toSorted()).toEqual([
    'file',
    'label',
    'quarter',
    'replaces',
    'username',
    'year',
  ]);
  expect(Object.keys(at('uploadFile2').requestBody!.content)).toEqual(['multipart/form-data']);
});

test('it says which headers tell of the certificate of a merged workbook', () => {
  for (const name of ['merge', 'captureQuarter'] as const)
    expect(Object.keys(at(name).responses[200]!.headers!)).toEqual(
      Object.keys(contracts.CERTIFICATE_HEADERS),
    );
  expect(at('artifact').responses[200]!.headers).toBeUndefined();
});

test('it says of which media type each file is', () => {
  const xlsx = [contracts.XLSX_MEDIA_TYPE];
  const others: Partial<Record<string, string[]>> = {
    downloadOrientationChart: ['image/png'],
    downloadSectorChart: ['image/png'],
    exportAudit: ['text/csv'],
    reportTemplateFile: [contracts.DOCX_MEDIA_TYPE],
    exportReport: [contracts.DOCX_MEDIA_TYPE, 'application/pdf', ...xlsx],
    artifact: [...xlsx, contracts.DOCX_MEDIA_TYPE, 'application/pdf', 'image/png'],
  };
  for (const [name, route] of Object.entries(ROUTES) as [keyof typeof ROUTES, Route][])
    if (route.response === 'binary')
      expect(Object.keys(at(name).responses[200]!.content!)).toEqual(others[name] ?? xlsx);
});

test('it says what it answers where an address has no such method, and which words of a chat it leaves', () => {
  expect(text).toContain('405 `METHOD_NOT_ALLOWED`');
  expect(schemas.ChatRequest).toMatchObject({ description: expect.stringContaining('`history`') });
});

test('it holds to the recommended rules of redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => ({ ruleId, message, at: at?.pointer })),
  ).toEqual([]);
});

test('operations stand together by their noun', () => {
  expect(at('uploadQuarterlyFile').tags).toEqual(['uploads']);
  expect(at('compare').tags).toEqual(['sessions']);
});

test('what it answers in JSON has the name that contracts give it, so that made clients are readable', () => {
  for (const name of Object.keys(schemas)) expect(Object.keys(contracts)).toContain(name);
  for (const { operationId, responses } of operations.values())
    for (const [status, { content }] of Object.entries(responses)) {
      const schema = content?.['application/json']?.schema;
      if (schema && operationId !== 'openapi')
        expect({ operationId, status, ...schema }).toHaveProperty('$ref');
    }
});

test('every reference in it leads somewhere', () => {
  const document = JSON.parse(text) as unknown;
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    let found: unknown = document;
    for (const step of pointer.split('/')) found = (found as Record<string, unknown>)?.[step];
    expect({ pointer, found }).toMatchObject({ pointer, found: expect.anything() });
  }
});

test('its page needs no script but files of our own', async () => {
  const { token } = await gateway.signedIn('staff');
  const textAt = async (address: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL(address, `${gateway.url}/`), { headers });
    expect(response.status).toBe(200);
    return response.text();
  };
  const html = await textAt('/api/docs');
  expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(await textAt(address)).not.toBe('');
});
