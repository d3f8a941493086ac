export interface Tracing {
  /** Sends what is left; gives up after two seconds. */
  stop(): Promise<void>;
}

const LAST_WORDS_WITHIN_MS = 2000;

/**
 * Sends spans to an OTLP collector (`…/v1/traces` below the endpoint). Without an endpoint nothing
 * is loaded and every span costs nothing.
 */
export async function startTracing(options: {
  readonly service: string;
  readonly endpoint: string | undefined;
}): Promise<Tracing> {
  if (!options.endpoint) return { stop: async () => {} };
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': options.service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }) as never)],
  });
  provider.register();
  return {
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((done) => {
        timer = setTimeout(done, LAST_WORDS_WITHIN_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), patience]);
      clearTimeout(timer);
    },
  };
}
