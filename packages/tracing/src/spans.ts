import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

type Attributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** Runs work as part of this span: spans begun there are its children. */
  run<T>(work: () => T): T;
  /** Ends it under its final name. `failure` is a code, never a message. */
  end(ending?: { name?: string; attributes?: Attributes; failure?: string | undefined }): void;
}

export interface SpanBegin {
  readonly kind: 'server' | 'consumer';
  /** W3C `traceparent` of what caused it, from another process. */
  readonly parent?: string | null | undefined;
  readonly attributes?: Attributes;
}

/** Opens a span of this process, below the one that a `traceparent` names. */
export function openSpan(name: string, { kind, parent, attributes }: SpanBegin): OpenSpan {
  const above = parent
    ? propagation.extract(context.active(), { traceparent: parent })
    : context.active();
  const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };
  const options = { kind: kinds[kind], ...(attributes && { attributes: { ...attributes } }) };
  const span = trace.getTracer('liaison').startSpan(name, options, above);
  const within = trace.setSpan(above, span);
  return {
    run: (work) => context.with(within, work),
    end({ name: finalName, attributes: more, failure } = {}) {
      if (finalName) span.updateName(finalName);
      if (more) span.setAttributes({ ...more });
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

/** `traceparent` of the span that is active here; null when nothing is traced. */
export function traceParent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
