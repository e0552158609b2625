import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../server/testing/port-of.ts';
import { openProxy } from './proxy.ts';

/** A proxy before a server that gives back what it gets. */
async function openEcho() {
  const server = net.createServer((socket) => socket.pipe(socket).on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await openProxy({ host: '127.0.0.1', port: portOf(server) });
  onTestFinished(() => {
    proxy.close();
    server.close();
  });
  const open = async () => {
    const socket = net.connect(proxy.port, '127.0.0.1');
    const state = { isOver: false };
    socket.on('close', () => (state.isOver = true)).on('error', () => undefined);
    const echo = (text: string) =>
      new Promise<string>((resolve) => {
        socket.once('data', (bytes) => resolve(bytes.toString())).once('close', () => resolve('cut'));
        socket.write(text);
      });
    expect(await echo('hello')).toBe('hello');
    return { state, echo };
  };
  return { proxy, open };
}

test('a quiet connection that was to be cut is cut when the cuts end, and no other', async () => {
  const { proxy, open } = await openEcho();
  const quiet = await open();
  expect(proxy.cutAfter(1_000)).toBe(true);
  const other = await open();
  proxy.cutArmed();
  await expect.poll(() => quiet.state.isOver).toBe(true);
  expect(await other.echo('still here')).toBe('still here');
});

test('a text that nobody sent cuts nothing after the cuts have ended', async () => {
  const { proxy, open } = await openEcho();
  const one = await open();
  proxy.cutBehind('commit');
  proxy.cutArmed();
  expect(await one.echo('commit')).toBe('commit');
});
