// A way to the database that can stand still without closing a connection, as a frozen host or a lost network does.
import { portOf } from './port-of.ts';
import net from 'node:net';

export interface PausableProxy {
  readonly host: string;
  readonly port: number;
  /** Stops or continues what is on its way, in both directions. */
  stop(isStopped: boolean): void;
  /** Nothing more passes on today's connections, and they stay open; new ones work. */
  cut(): void;
  /** Ends the connections that were cut, as unanswered probes of TCP do after a while. */
  endCut(): void;
  close(): void;
}

/** Opens a way on a free local port; the target may be found later. */
export async function openPausableProxy(target: string | (() => net.NetConnectOpts)): Promise<PausableProxy> {
  const ends = new Set<net.Socket>();
  const cut = new Set<net.Socket>();
  let isHeld = false;
  const server = net.createServer((near) => {
    const far = typeof target === 'string' ? net.connect(target) : net.connect(target());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined).on('close', () => (ends.delete(from), to.destroy()));
      if (isHeld) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: '127.0.0.1',
    port: portOf(server),
    stop(isStopped) {
      isHeld = isStopped;
      for (const end of ends) end[isStopped ? 'pause' : 'resume']();
    },
    cut() {
      for (const end of ends) cut.add(end.pause());
    },
    endCut() {
      for (const end of cut) end.destroy();
    },
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
