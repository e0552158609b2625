// A small proxy in front of several processes, as deploy/Caddyfile describes one: it sends no requests to processes that are not ready, and retries requests
// that never reached a process.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 100;
/** So long a request looks for a process that takes it. */
const patienceMs = 20_000;

interface Door {
  readonly origin: URL;
  readonly agent: http.Agent;
  /** What it said the last time it was asked. One that is slow to answer is still there. */
  isReady: boolean;
}
/** May be sent again when a connection that was kept is closed before anything comes back, as proxies do. */
const isRepeatable = (method = ''): boolean => ['GET', 'HEAD'].includes(method);

export interface ReadyProxy {
  readonly origin: string;
  /** From now on this process is asked whether it is ready, and sent people when it is. */
  open(origin: string): void;
  /** Waits until a process is sent people. */
  untilReady(origin: string): Promise<void>;
  /** From now on this process is forgotten. */
  forget(origin: string): void;
  close(): Promise<void>;
}

/** On a free port. A request for which no process is ready waits up to 20 seconds, then gets 502. */
export async function openReadyProxy(): Promise<ReadyProxy> {
  const doors = new Map<string, Door>();
  let turn = 0;
  let isClosed = false;
  const pick = (): Door | undefined => {
    const ready = [...doors.values()].filter(({ isReady }) => isReady);
    return ready[turn++ % Math.max(1, ready.length)];
  };
  // Connections of people are never closed from here: someone might just be asking.
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void pass(request, response, Buffer.concat(parts), performance.now() + patienceMs));
  });
  const refuse = (response: http.ServerResponse, why: string): void => void response.writeHead(502).end(why);

  async function pass(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer, until: number): Promise<void> {
    const door = pick();
    if (door === undefined) {
      if (performance.now() > until) return refuse(response, 'nobody is ready');
      await sleep(50);
      return pass(request, response, body, until);
    }
    let hasArrived = false;
    // Whether what changes something has arrived must be certain: it gets a connection of its own.
    const isKept = isRepeatable(request.method);
    const onward = http.request(door.origin, {
      method: request.method,
      path: request.url,
      headers: { ...request.headers, connection: isKept ? 'keep-alive' : 'close' },
      agent: isKept ? door.agent : false,
    });
    onward.on('socket', (socket) => {
      if (!socket.connecting) hasArrived = true;
      else socket.once('connect', () => (hasArrived = true));
    });
    onward.on('response', (answer) => {
      const { connection: _theirs, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (fault) => {
      if (response.headersSent) return void response.destroy();
      // What never reached a process may go to another; what did may have been done, and is not sent twice.
      const isOver = hasArrived && !(isKept && onward.reusedSocket);
      if (isOver || performance.now() > until) return refuse(response, fault.message);
      door.isReady = false;
      void pass(request, response, body, until);
    });
    onward.end(body);
  }
  const look = async (door: Door): Promise<void> => {
    const answer = await fetch(new URL('/health/ready', door.origin)).catch(() => null);
    await answer?.body?.cancel();
    door.isReady = answer?.ok === true;
  };
  /** Each for itself: one that is slow to answer keeps no one from seeing another leave. */
  const watch = async (origin: string, door: Door): Promise<void> => {
    for (; !isClosed && doors.get(origin) === door; await sleep(lookEveryMs)) await look(door);
  };
  const watching: Promise<void>[] = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    open(origin) {
      const door: Door = { origin: new URL(origin), agent: new http.Agent({ keepAlive: true }), isReady: false };
      doors.set(origin, door);
      watching.push(watch(origin, door));
    },
    async untilReady(origin) {
      for (let door = doors.get(origin); door !== undefined && !door.isReady; door = doors.get(origin)) await sleep(20);
    },
    forget(origin) {
      doors.get(origin)?.agent.destroy();
      doors.delete(origin);
    },
    async close() {
      isClosed = true;
      await Promise.all(watching);
      for (const { agent } of doors.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
