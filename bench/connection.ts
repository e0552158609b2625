// A client that costs little: on a machine where load and server share the cores, what the client spends the server lacks.
import net from 'node:net';

interface Answered {
  readonly status: number;
  readonly milliseconds: number;
}
/** One kept connection, one request at a time. */
export interface Line {
  send(request: string): Promise<Answered>;
  close(): void;
}

export async function openLine(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = '';
  let waiting: { readonly sentAt: number; readonly resolve: (answered: Answered) => void; readonly reject: (fault: Error) => void } | null =
    null;
  const fail = (fault: Error): void => {
    waiting?.reject(fault);
    waiting = null;
  };
  socket.setEncoding('latin1');
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the connection was closed')));
  socket.on('data', (text: string) => {
    received += text;
    const end = received.indexOf('\r\n\r\n');
    if (end === -1 || waiting === null) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end + 2));
    if (received.length < end + 4 + Number(length?.[1] ?? 0)) return;
    const { sentAt, resolve } = waiting;
    waiting = null;
    const status = Number(received.slice(9, 12));
    received = '';
    resolve({ status, milliseconds: performance.now() - sentAt });
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { sentAt: performance.now(), resolve, reject };
        socket.write(request, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}
