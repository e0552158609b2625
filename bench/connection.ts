// A lightweight HTTP client: load and server share the cores, so the client must use little time.
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

/** Larger than any answer that is measured in numbers; larger ones come in several pieces. */
const READ_BYTES = 16_384;
const headEnd = Buffer.from('\r\n\r\n');

/** `send` takes a whole HTTP request as text and only once the one before was answered. The head of an answer must come in one piece. */
export async function openLine(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  let waiting: { readonly sentAt: number; readonly resolve: (answered: Answered) => void; readonly reject: (fault: Error) => void } | null =
    null;
  let status = 0;
  /** Bytes of the answer that are still to come; answers of one kind are nearly all equally long, so that the last one's length is tried first. */
  let missing = 0;
  let lastLength = 0;

  const bytes = Buffer.alloc(READ_BYTES);

  const hear = (length: number): void => {
    if (missing === 0) {
      status = (bytes.readUInt8(9) - 48) * 100 + (bytes.readUInt8(10) - 48) * 10 + bytes.readUInt8(11) - 48;
      if (length !== lastLength) lastLength = lengthOf(bytes.subarray(0, length));
      missing = lastLength;
    }
    missing -= length;
    if (missing > 0 || waiting === null) return;
    missing = 0;
    const { sentAt, resolve } = waiting;
    waiting = null;
    resolve({ status, milliseconds: performance.now() - sentAt });
  };
  const socket = net.connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: bytes,
      callback: (length) => {
        hear(length);
        return true;
      },
    },
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const fail = (fault: Error): void => {
    waiting?.reject(fault);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the connection was closed')));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { sentAt: performance.now(), resolve, reject };
        socket.write(request, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}

/** How long an answer is, of which the head is here. */
function lengthOf(start: Buffer): number {
  const end = start.indexOf(headEnd);
  if (end === -1) throw new Error('the head of an answer came in pieces');
  const length = /\r\ncontent-length: (\d+)/i.exec(start.toString('latin1', 0, end));
  return end + headEnd.length + Number(length?.[1] ?? 0);
}
