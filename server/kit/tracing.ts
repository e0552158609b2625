// Traces by OpenTelemetry: requests, transactions, jobs and calls to providers. Without an address to send them to, a span is two empty calls (decision 0071).
import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';

export interface Tracing {
  /** Sends what is still here. */
  end(): Promise<void>;
}

/** Sends the traces of this process to a collector, as OTLP over HTTP, a batch every few seconds. A collector that is away costs nothing but its traces. */
export function openTracing({ url, release }: { readonly url: string; readonly release: string }): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pelaminan', 'service.version': release }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    async end() {
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

const tracer = trace.getTracer('pelaminan');

const markFailed = (span: Span, fault: unknown): Span =>
  span.setStatus({ code: SpanStatusCode.ERROR, message: fault instanceof Error ? fault.name : 'fault' });

/** Does work inside a span. Its name says what kind of thing it was, never who: no ids of people, no texts, no tokens. */
export async function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (fault) {
      markFailed(span, fault);
      throw fault;
    } finally {
      span.end();
    }
  });
}

/** A provider whose calls are spans. What it answers without a promise is handed on as it is. */
export function tracedCalls<Provider extends object>(provider: string, calls: Provider): Provider {
  return new Proxy(calls, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function' || typeof name !== 'string') return call;
      return (...args: unknown[]) => {
        const span = tracer.startSpan(`${provider}.${name}`, { kind: SpanKind.CLIENT });
        const fail = (fault: unknown): never => {
          markFailed(span, fault).end();
          throw fault;
        };
        try {
          const answer: unknown = context.with(trace.setSpan(context.active(), span), () => Reflect.apply(call, target, args));
          if (!(answer instanceof Promise)) return span.end(), answer;
          return answer.then((value: unknown) => (span.end(), value), fail);
        } catch (fault) {
          return fail(fault);
        }
      };
    },
  });
}

/** Every request is a span, and a child of the caller's where it names one. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<object, { readonly span: Span; readonly inside: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config;
    const route = endpoint?.path ?? request.routeOptions.url ?? 'unknown';
    const from = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
    const inside = trace.setSpan(from, span);
    spans.set(request, { span, inside });
    context.with(inside, done);
  });
  // A body arrives in events of its connection, outside of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(spans.get(request)?.inside ?? context.active(), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
