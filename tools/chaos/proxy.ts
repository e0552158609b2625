// A proxy that forwards bytes between two ends and cuts the connection where it is told to.
import net from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Cuts one living connection after so many more bytes in either direction, in the middle of a message as it may be. False when there is none. */
  cutAfter(bytes: number): boolean;
  /** Cuts the next connection on which this text is sent, after it was passed on and before anything comes back. */
  cutBehind(text: string): void;
  /** Cuts at once what is still to be cut: a quiet connection would break much later, when nobody expects it any more. */
  cutArmed(): void;
  close(): void;
}
interface Wire {
  readonly near: net.Socket;
  readonly far: net.Socket;
  bytesLeft: number;
}

/** Each connection to it opens one to `target`. Without a cut it changes nothing and adds no wait of its own. */
export async function openProxy(target: net.NetConnectOpts): Promise<Proxy> {
  const wires = new Set<Wire>();
  let traitor: string | null = null;
  const cut = (wire: Wire): void => {
    wires.delete(wire);
    wire.near.destroy();
    wire.far.destroy();
  };
  const pass = (wire: Wire, chunk: Buffer, to: net.Socket): void => {
    const fits = chunk.subarray(0, Math.min(chunk.length, wire.bytesLeft));
    wire.bytesLeft -= fits.length;
    const isLast = fits.length < chunk.length;
    if (fits.length > 0) to.write(fits, () => isLast && cut(wire));
    else if (isLast) cut(wire);
  };
  // What is written goes out at once: a wire that waits for acknowledgements would slow every transaction by 40 ms.
  const server = net.createServer({ noDelay: true }, (near) => {
    const wire: Wire = { near, far: net.connect({ ...target, noDelay: true }), bytesLeft: Number.POSITIVE_INFINITY };
    wires.add(wire);
    const { far } = wire;
    near.on('data', (chunk) => {
      const isBetrayed = traitor !== null && chunk.toString('latin1').toLowerCase().includes(traitor);
      pass(wire, chunk, far);
      if (!isBetrayed) return;
      traitor = null;
      wire.bytesLeft = 0;
    });
    far.on('data', (chunk) => pass(wire, chunk, near));
    for (const end of [near, far]) end.on('close', () => cut(wire)).on('error', () => cut(wire));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cutAfter(bytes) {
      const living = [...wires].filter((wire) => wire.bytesLeft === Number.POSITIVE_INFINITY);
      const wire = living[bytes % Math.max(1, living.length)];
      if (wire === undefined) return false;
      wire.bytesLeft = bytes;
      return true;
    },
    cutBehind(text) {
      traitor = text;
    },
    cutArmed() {
      traitor = null;
      for (const wire of wires) if (wire.bytesLeft !== Number.POSITIVE_INFINITY) cut(wire);
    },
    close() {
      server.close();
      for (const wire of wires) cut(wire);
    },
  };
}
