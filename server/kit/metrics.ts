// What a process measures about itself, in the Prometheus format. It is served on a port of its own, never on that of the pages (decision 0071).
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database.ts';
import type { Load } from './load.ts';

/** Where the parts of the system register what they measure. */
export type Metrics = Registry;

/** Metrics of a process that no one has asked yet. */
export const createMetrics = (): Metrics => new Registry();

/** Of Node itself: event loop, garbage collection, memory, processor. Once for each process. */
export const measureProcess = (metrics: Metrics): void => collectDefaultMetrics({ register: metrics });

/** Every request that was answered: which call, how it ended, and how long it took in seconds. A stream is answered when it ends. */
export function measureRequests(metrics: Metrics, app: FastifyInstance, load: Load): void {
  const duration = new Histogram({
    name: 'pelaminan_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // An address no one serves is one route: who tries addresses makes no series of his own.
    const route = request.routeOptions.config.endpoint?.path ?? request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  const used = new Gauge({
    name: 'pelaminan_load',
    help: 'What counts against the limits of the process at this moment: requests, live streams, bytes of request bodies and of answers not yet read.',
    labelNames: ['of'],
    registers: [metrics],
    collect() {
      for (const [of, count] of Object.entries(load.used)) used.set({ of }, count);
    },
  });
}

/** Connections of each pool, and how many callers wait for one. */
export function measurePools(metrics: Metrics, pools: Readonly<Record<string, pg.Pool>>): void {
  const connections = new Gauge({
    name: 'pelaminan_database_connections',
    help: 'Connections to the database.',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  const waiting = new Gauge({
    name: 'pelaminan_database_waiting',
    help: 'Callers that wait for a connection to the database.',
    labelNames: ['pool'],
    registers: [metrics],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) waiting.set({ pool }, waitingCount);
    },
  });
}

/** Background jobs, as the queue counts them every ten seconds. Every process says the same: they share one queue. */
export function measureJobs(metrics: Metrics, db: Database): void {
  const jobs = new Gauge({
    name: 'pelaminan_jobs',
    help: 'Background jobs: ready to run, waiting for their time, running, or failed for the last time in the last week.',
    labelNames: ['queue', 'state'],
    registers: [metrics],
  });
  const age = new Gauge({
    name: 'pelaminan_job_oldest_ready_seconds',
    help: 'How long the job of a queue that has been ready longest waits for a worker.',
    labelNames: ['queue'],
    registers: [metrics],
    async collect() {
      jobs.reset();
      age.reset();
      const { rows } = await sql<Record<'ready' | 'deferred' | 'active' | 'failed', number> & { name: string; oldest: number | null }>`
        select name, ready_count as ready, deferred_count as deferred, active_count as active, failed_count as failed, ready_oldest_seconds as oldest
        from pgboss.queue where name not like '\\_\\_pgboss%'`.execute(db);
      for (const { name: queue, oldest, ...counts } of rows) {
        for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
        age.set({ queue }, counts.ready === 0 ? 0 : (oldest ?? 0));
      }
    },
  });
}

/** Serves the metrics at `/metrics` on an address of their own, and nothing else. While the database is away, those that ask it are left out. */
export async function serveMetrics(metrics: Metrics, { host, port }: { readonly host: string; readonly port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    textOf(metrics).then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (fault: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(fault)),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** One metric after the other: one that cannot be read takes no other with it, and the look itself is not counted as load. */
async function textOf(metrics: Metrics): Promise<string> {
  const texts: string[] = [];
  for (const { name } of metrics.getMetricsAsArray()) texts.push(await metrics.getSingleMetricAsString(name).catch(() => ''));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
