// A proxy to the database that simulates the death of its process: at a given message all its connections end, and no new ones are accepted.
import { portOf } from '../../server/testing/port-of.ts';
import net from 'node:net';

export interface FaultyProxy {
  readonly host: string;
  readonly port: number;
  /** Dies at the n-th message from now, counted from 1: before the database gets it, or once it has it and before it answers. */
  dieAt(n: number, side: 'before' | 'after'): void;
  isDead(): boolean;
  /** Messages since the last count started. */
  count(): number;
  close(): void;
}

/** The greeting of a connection is not counted: the first message is the first that says something. */
export async function openFaultyProxy(target: net.NetConnectOpts): Promise<FaultyProxy> {
  const ends = new Set<net.Socket>();
  let isDead = false;
  let counted = 0;
  let death: { readonly n: number; readonly side: 'before' | 'after' } | null = null;
  const die = (): void => {
    isDead = true;
    for (const end of ends) end.destroy();
  };
  const server = net.createServer((near) => {
    if (isDead) return void near.destroy();
    const far = net.connect(target);
    let isGreeted = false;
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy()).on('data', (bytes) => near.write(bytes));
    near.on('data', (bytes) => {
      // The driver writes what belongs together at once; the greeting of a connection is no one's work.
      if (isGreeted) counted++;
      isGreeted = true;
      const isTime = death !== null && counted >= death.n;
      if (!isTime) return void far.write(bytes);
      if (death?.side === 'before') return die();
      far.write(bytes, () => die());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: '127.0.0.1',
    port: portOf(server),
    dieAt(n, side) {
      counted = 0;
      death = { n, side };
    },
    isDead: () => isDead,
    count: () => counted,
    close() {
      die();
      server.close();
    },
  };
}
