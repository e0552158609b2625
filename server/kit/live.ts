// Live updates: a change committed by any process reaches every open page. PostgreSQL's NOTIFY informs the processes at commit, server-sent events the
// browsers.
import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Connection } from './database.ts';
import { whenGone } from './departure.ts';
import type { Log } from './log.ts';
import { refuseWith } from './refused.ts';

type Listener = (payload: string) => void;

export interface Bus {
  /** Says something to all processes when the transaction commits. Payloads stay under 8 000 bytes. */
  publish(tx: Connection, channel: string, payload: string): Promise<void>;
  /** The same for many at once, in one round trip. */
  publishAll(tx: Connection, words: readonly { readonly channel: string; readonly payload: string }[]): Promise<void>;
  /** Hears a channel from now on; answers how to stop. */
  subscribe(channel: string, listener: Listener): () => void;
  /** Called after the connection came back: what was said meanwhile is lost, so anyone who caches must read again. Answers how to stop. */
  onReconnect(listener: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RECONNECT_MS = 1_000;
/** A host that froze or was cut off closes nothing: only a question without an answer shows that no one speaks any more. */
const ASK_MS = 2_000;
/** How long the answer may take. */
export const busSilenceMs = 2_000;
const CHANNEL = 'pelaminan';

/** One LISTEN connection for a whole process; channels are multiplexed over it. */
export function createBus(connect: () => pg.Client, log: Log): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const reconnected = new Set<() => void>();
  let client: pg.Client | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const hear = (text: string) => {
    const cut = text.indexOf(' ');
    for (const listener of listeners.get(text.slice(0, cut)) ?? []) listener(text.slice(cut + 1));
  };
  const open = async (isAgain: boolean): Promise<void> => {
    const fresh = connect();
    fresh.on('error', (fault) => lose(fresh, fault));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', (message) => hear(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (fault) {
      void fresh.end(); // a standby accepts the connection and refuses to listen
      throw fault;
    }
    if (isStopped) return void fresh.end();
    client = fresh;
    timer = setTimeout(() => ask(fresh), ASK_MS);
    if (isAgain) for (const listener of reconnected) listener();
  };
  const ask = (asked: pg.Client): void => {
    asked.query('select').then(
      () => {
        if (client === asked) timer = setTimeout(() => ask(asked), ASK_MS);
      },
      (fault: unknown) => lose(asked, fault),
    );
  };
  const lose = (lost: pg.Client, fault?: unknown) => {
    if (client !== lost) return;
    log.warn({ err: fault }, 'live connection lost');
    client = null;
    clearTimeout(timer);
    void lost.end();
    retry();
  };
  const retry = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      open(true).catch(retry);
    }, RECONNECT_MS);
  };
  return {
    async publish(tx, channel, payload) {
      await sql`select pg_notify(${CHANNEL}, ${`${channel} ${payload}`})`.execute(tx);
    },
    async publishAll(tx, words) {
      const texts = words.map(({ channel, payload }) => `${channel} ${payload}`);
      await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(tx);
    },
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(channel);
      };
    },
    onReconnect(listener) {
      reconnected.add(listener);
      return () => reconnected.delete(listener);
    },
    start: () => open(false),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

const HEARTBEAT_MS = 20_000;
/** Of so many heartbeats one asks whether the stream may continue; the end of a session is published immediately in another way. */
const ASK_EACH = 3;
/** What a reader may leave unread; a stream no one reads would be kept in memory. */
const UNREAD_BYTES_MAX = 64 * 1024;

/** A reader that takes nothing any more does not hold up the end. */
const LEAVE_MS = 1_000;

let opened = 0;
const streamsOf = new WeakMap<Server, Set<ServerResponse>>();

/** When the app stops its streams end: nobody else would end them, and the pages open others where someone still serves. */
export function endStreamsOf(app: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  streamsOf.set(app.server, streams);
  app.addHook('preClose', async () => {
    for (const raw of streams) {
      raw.end(() => raw.socket?.destroySoon());
      setTimeout(() => raw.destroy(), LEAVE_MS).unref();
    }
  });
}

interface EventStream {
  send(kind: string, data: unknown): void;
  onClose(work: () => void): void;
}

/** Turns a reply into a stream of server-sent events. `isStillAllowed` is asked now and then; false ends the stream. */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
  isStillAllowed: () => Promise<boolean>,
): EventStream {
  const leave = request.work?.becomeStream(accountId);
  if (typeof leave === 'string') return refuseWith(leave, { retryAfterSeconds: 30 });
  const { raw } = reply;
  reply.hijack();
  const headers = reply.getHeaders();
  raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    raw.write(text);
    if (raw.writableLength > UNREAD_BYTES_MAX) raw.destroy();
  };
  write('retry: 2000\n\n');
  let beats = 0;
  const beat = (): void => {
    if (++beats % ASK_EACH !== 0) return write(': beat\n\n');
    isStillAllowed().then(
      (allowed) => (allowed ? write(': beat\n\n') : raw.end('event: session_ended\ndata: {}\n\n')),
      () => write(': beat\n\n'), // the database is away for a moment: keep the stream, ask again later
    );
  };
  // Streams that were opened together, as after a restart, do not beat together.
  let beating = setTimeout(
    () => {
      beat();
      beating = setInterval(beat, HEARTBEAT_MS);
    },
    HEARTBEAT_MS * ((opened++ * 0.618) % 1),
  );
  const streams = streamsOf.get(request.server.server);
  streams?.add(raw);
  whenGone(raw, () => {
    streams?.delete(raw);
    leave?.();
    clearInterval(beating);
  });
  return {
    send: (kind, data) => write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`),
    onClose: (work) => whenGone(raw, work),
  };
}
