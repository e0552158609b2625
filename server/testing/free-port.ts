import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Systems hand out ports from 32768 on to anyone who asks for any, so no one is given one of these before it is used. */
const firstPort = 15_000;
const endPort = 30_000;

/** A port that no one uses, for a program that has to be told its port. */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, endPort);
  const server = net.createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
