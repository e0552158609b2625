import http from 'node:http';
import { timeHeader } from './engine.ts';

export interface Sent {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly path: string;
  /** When it happens, by the log. */
  readonly at: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
interface Got {
  readonly status: number;
  readonly location: string;
  readonly body: unknown;
}
export interface Caller {
  send(request: Sent): Promise<Got>;
  close(): void;
}

/** A server that says nothing for so long has not answered, and will not. */
const silenceMs = 60_000;

/** Calls one server over connections that are kept, so many at a time. */
export function createCaller(address: string, connections: number): Caller {
  const { hostname, port } = new URL(address);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: ({ method = 'GET', path, at, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const request = http.request(
          {
            hostname,
            port,
            agent,
            timeout: silenceMs,
            method,
            path,
            headers: {
              ...headers,
              [timeHeader]: String(at),
              ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            },
          },
          (response) => {
            let received = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => {
              received += part;
            });
            response.on('error', reject);
            response.on('end', () => {
              const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
              resolve({
                status: response.statusCode ?? 0,
                location: response.headers.location ?? '',
                body: isJson ? (JSON.parse(received) as unknown) : received,
              });
            });
          },
        );
        request.on('timeout', () => request.destroy(new Error(`${method} ${path} was not answered within ${silenceMs} ms`)));
        request.on('error', reject);
        request.end(text);
      }),
    close: () => agent.destroy(),
  };
}
