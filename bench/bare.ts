// The baseline over HTTP: bare node:http that returns a small JSON, in its own process.
import { type ChildProcess, fork } from 'node:child_process';
import http from 'node:http';

export interface Bare {
  readonly address: string;
  stop(): Promise<void>;
}

/** Resolves when it listens, and ends with this process; one that ends before that is a fault. */
export function startBare(): Promise<Bare> {
  const child: ChildProcess = fork(import.meta.filename);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.once('message', (address) =>
      resolve({
        address: address as string,
        stop: () =>
          new Promise((done) => {
            child.once('exit', () => done());
            child.kill('SIGTERM');
          }),
      }),
    );
  });
}

if (process.argv[1] === import.meta.filename) {
  const body = JSON.stringify({ data: [{ id: 1, name: 'Melati' }] });
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address();
    process.send?.(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`);
  });
  process.once('disconnect', () => process.exit(0));
}
