import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSpan, startTracing, traceParent } from './index.js';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number; readonly message?: string };
}

test('without a collector nothing is traced', async () => {
  const { stop } = await startTracing({ service: 'x', endpoint: undefined });
  const parent = openSpan('a', { kind: 'server' }).run(() => traceParent());
  expect(parent).toBeNull();
  await stop();
});

test('a span in another process hangs below the one that caused it, and tells its failure by code', async () => {
  const spans: SentSpan[] = [];
  const services = new Set<string>();
  const collector = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
        services.add(resource.attributes[0].value.stringValue);
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.end('{}');
    });
  });
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  const { stop } = await startTracing({
    service: 'liaison-test',
    endpoint: `http://127.0.0.1:${port}`,
  });

  const request = openSpan('GET', { kind: 'server' });
  const carried = request.run(() => traceParent());
  const job = openSpan('compare-quarters', { kind: 'consumer', parent: carried });
  job.end({ failure: 'QUARTER_NOT_LOADED' });
  request.end({ name: 'compare' });
  await stop();
  await new Promise((done) => collector.close(done));

  expect([...services]).toEqual(['liaison-test']);
  const sent = (name: string) => spans.find((span) => span.name === name)!;
  expect(spans).toHaveLength(2);
  expect(carried).toContain(sent('compare').spanId);
  expect(sent('compare-quarters')).toMatchObject({
    traceId: sent('compare').traceId,
    parentSpanId: sent('compare').spanId,
    status: { message: 'QUARTER_NOT_LOADED' },
  });
});
