import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { openTestApp } from '../testing/test-app.ts';
import { openTracing, tracedCalls } from './tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

/** A collector that keeps what it is sent. */
async function openCollector() {
  const spans: SentSpan[] = [];
  const keep = async (request: IncomingMessage): Promise<void> => {
    const sent = (await new Response(Readable.toWeb(request) as ReadableStream).json()) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    if (request.url === '/v1/traces')
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  };
  const server = createServer((request, response) => {
    void keep(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  return { url, spans, close: () => new Promise((resolve) => server.close(resolve)) };
}

it('a request, its transactions and its calls to providers are one trace, that of the caller', async () => {
  const collector = await openCollector();
  const tracing = openTracing({ url: collector.url, release: 'test' });
  const app = await openTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const vendor = await app.build.vendor({});
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', {
    as: vendor,
    body: { credits: 500_000, app_data: { app_name: 'Pelaminan', app_version_code: 41, app_version_number: '4.1', platform: 'android' } },
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  expect(answer.body, answer.text).toMatchObject({ data: {} });
  await app.close();
  await tracing.end();
  await collector.close();

  const mine = collector.spans.filter((span) => span.traceId === traceId);
  const request = mine.find(({ name }) => name === 'POST /ms/bs-vendors/api/v1/ads_credits/checkout');
  expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: answer.status } });
  expect(mine.filter(({ name, parentSpanId }) => name === 'transaction' && parentSpanId === request?.spanId)).not.toEqual([]);
  expect(mine.filter(({ name }) => name.startsWith('payments.'))).not.toEqual([]);
  // What kind of thing it was, never who.
  expect(JSON.stringify(collector.spans)).not.toContain(vendor.email);
});

it('a provider answers through its span as without', async () => {
  const calls = tracedCalls('somebody', {
    name: 'a provider',
    now: () => 5,
    later: (n: number) => Promise.resolve(n + 1),
    fails: () => Promise.reject(new TypeError('no')),
    throws: () => {
      throw new RangeError('at once');
    },
  });
  expect(calls.name).toBe('a provider');
  expect(calls.now()).toBe(5);
  expect(await calls.later(1)).toBe(2);
  await expect(calls.fails()).rejects.toThrow(TypeError);
  expect(() => calls.throws()).toThrow(RangeError);
});
