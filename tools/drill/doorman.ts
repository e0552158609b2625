// A small proxy in front of several processes, as deploy/Caddyfile describes one: it sends no requests to processes that are not ready, and retries requests
// that never reached a process.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 250;
/** So long a request looks for a process that takes it. */
const patienceMs = 3_000;

interface Door {
  readonly origin: URL;
  readonly agent: http.Agent;
  isReady: boolean;
}

export interface Doorman {
  readonly origin: string;
  /** From now on this process is asked whether it is ready, and sent people when it is. */
  open(origin: string): void;
  /** Waits until a process is, or is not, sent people. */
  until(origin: string, isReady: boolean): Promise<void>;
  /** From now on this process is forgotten. */
  forget(origin: string): void;
  close(): Promise<void>;
}

export async function openDoorman(): Promise<Doorman> {
  const doors = new Map<string, Door>();
  let turn = 0;
  let isClosed = false;
  const pick = (): Door | undefined => {
    const ready = [...doors.values()].filter(({ isReady }) => isReady);
    return ready[turn++ % Math.max(1, ready.length)];
  };
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void pass(request, response, Buffer.concat(parts), Date.now() + patienceMs));
  });
  const refuse = (response: http.ServerResponse, why: string): void => void response.writeHead(502).end(why);

  async function pass(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer, until: number): Promise<void> {
    const door = pick();
    if (door === undefined) {
      if (Date.now() > until) return refuse(response, 'nobody is ready');
      await sleep(50);
      return pass(request, response, body, until);
    }
    let hasArrived = false;
    const onward = http.request(door.origin, {
      method: request.method,
      path: request.url,
      headers: { ...request.headers, connection: 'keep-alive' },
      agent: door.agent,
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
      if (hasArrived || Date.now() > until) return refuse(response, fault.message);
      door.isReady = false;
      void pass(request, response, body, until);
    });
    onward.end(body);
  }
  const look = async (door: Door): Promise<void> => {
    try {
      door.isReady = (await fetch(new URL('/health/ready', door.origin), { signal: AbortSignal.timeout(2_000) })).ok;
    } catch {
      door.isReady = false;
    }
  };
  const watching = (async () => {
    for (; !isClosed; await sleep(lookEveryMs)) await Promise.all([...doors.values()].map(look));
  })();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    open: (origin) => void doors.set(origin, { origin: new URL(origin), agent: new http.Agent({ keepAlive: true }), isReady: false }),
    async until(origin, isReady) {
      while (doors.get(origin)?.isReady !== isReady) await sleep(20);
    },
    forget(origin) {
      doors.get(origin)?.agent.destroy();
      doors.delete(origin);
    },
    async close() {
      isClosed = true;
      await watching;
      for (const { agent } of doors.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
