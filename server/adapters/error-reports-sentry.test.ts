// Errors reported to a local receiver that implements Sentry's envelope protocol.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../kit/log.ts';
import { browserFault, reportFaults } from '../kit/report-faults.ts';
import { sentryReports } from './error-reports-sentry.ts';

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly lines: readonly Record<string, unknown>[];
}
let received: Received[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += String(chunk);
  });
  request.on('end', () => {
    received.push({
      url: request.url,
      headers: request.headers,
      lines: text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>),
    });
    response.writeHead(answer.status, answer.headers).end('{}');
  });
});
let now = 1_000_000;
let dsn = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  dsn = `http://a-key@127.0.0.1:${(receiver.address() as { port: number }).port}/42`;
});
afterAll(() => void receiver.close());
beforeEach(() => {
  received = [];
  answer = { status: 200 };
  now += 10 * 60_000;
});
const open = () => sentryReports({ dsn, release: '1.2.3', environment: 'test', clock: { now: () => now } });

interface Event {
  readonly level: string;
  readonly release: string;
  readonly transaction: string;
  readonly tags: Record<string, string>;
  readonly exception: {
    values: [{ type: string; value: string; stacktrace: { frames: { filename: string; function: string; lineno: number }[] } }];
  };
}
const eventOf = (one: Received | undefined): Event => one?.lines[2] as unknown as Event;

test('an error that is logged arrives as an envelope, with its key, its frames and its request', async () => {
  const reports = open();
  const log = createLog('error', reportFaults(reports));
  log.error({ err: new TypeError('no ring'), requestId: 'r-1', route: '/v2/me' }, 'fault');
  log.warn({ err: new Error('not worth it') }, 'a warning');
  await reports.flush(2_000);
  expect(received).toHaveLength(1);
  const [one] = received;
  expect(one?.url).toBe('/api/42/envelope/');
  expect(one?.headers['x-sentry-auth']).toContain('sentry_key=a-key');
  expect(one?.headers['content-type']).toBe('application/x-sentry-envelope');
  expect(one?.lines[1]).toEqual({ type: 'event' });
  const event = eventOf(one);
  expect(event).toMatchObject({ level: 'error', release: '1.2.3', transaction: '/v2/me', tags: { side: 'server', request_id: 'r-1' } });
  const [exception] = event.exception.values;
  expect(exception).toMatchObject({ type: 'TypeError', value: 'fault: no ring' });
  expect(exception.stacktrace.frames.at(-1)).toMatchObject({
    filename: 'server/adapters/error-reports-sentry.test.ts',
    lineno: expect.any(Number),
  });
});

test('nothing of people leaves: addresses, numbers and keys are hidden, folders cut off', async () => {
  const reports = open();
  const secret = 'q'.repeat(64);
  createLog('error', reportFaults(reports)).fatal({ err: new Error(`ayu@melati.test has 3273014506890002 and ${secret}`) }, 'uncaught');
  reports.report(
    browserFault({
      type: 'Error',
      message: 'sari@kue.test',
      stack: 'Error: sari@kue.test\n    at f (https://x.test/vendor-dashboard/assets/a.js:1:2)',
      page: '/vendor/melati?q=ayu@melati.test',
    }),
  );
  await reports.flush(2_000);
  const all = JSON.stringify(received.map(({ lines }) => lines));
  for (const hidden of ['ayu@', 'sari@', '3273014506890002', secret, process.cwd(), '?q=']) expect(all).not.toContain(hidden);
  expect(eventOf(received[1]).exception.values[0].stacktrace.frames).toMatchObject([
    { filename: 'vendor-dashboard/assets/a.js', function: 'f' },
  ]);
});

test('many errors are reported at most sixty times a minute, and not while the receiver asks to wait', async () => {
  const reports = open();
  const storm = async (count: number) => {
    for (let n = 0; n < count; n++) {
      reports.report(browserFault({ type: 'Error', message: `${n}`, stack: '', page: '/' }));
      await reports.flush(1_000);
    }
  };
  await storm(70);
  expect(received).toHaveLength(60);
  now += 60_000;
  answer = { status: 429, headers: { 'retry-after': '120' } };
  await storm(3);
  expect(received).toHaveLength(61);
  answer = { status: 200 };
  now += 119_000;
  await storm(1);
  expect(received).toHaveLength(61);
  now += 2_000;
  await storm(1);
  expect(received).toHaveLength(62);
});

test('an unavailable receiver does not slow anything down', async () => {
  const reports = sentryReports({ dsn: 'http://k@127.0.0.1:1/1', release: '1', environment: 'test', clock: { now: () => now } });
  reports.report(browserFault({ type: 'Error', message: 'x', stack: '', page: '/' }));
  await expect(reports.flush(3_000)).resolves.toBeUndefined();
});
