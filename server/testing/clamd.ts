// A server that implements clamd's documented INSTREAM: `zINSTREAM\0`, chunks of <length in network order><bytes>, ended by length 0.
import { portOf } from './port-of.ts';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Known to every scanner and harmless; put together here, so that no scanner takes this file for it. */
export const testVirus = ['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$EICAR`, '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The bytes of a stream, once it is whole; null while it is not, or when it is not a stream. */
function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** What clamd answers: it finds the test virus and nothing else. */
export const likeClamd = (bytes: Buffer, socket: Socket): void => {
  socket.end(bytes.includes(testVirus) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
};

/** Listens on a free port, and answers each whole stream. */
export async function openClamd(answer = likeClamd): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const bytes = readStream(received);
      if (bytes) answer(bytes, socket);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: portOf(server), close: () => void server.close() };
}

const canRun = (program: string): boolean => {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
/** The clamd of this machine: `CLAMD_TEST`, or one where such programs are; null when there is none. */
export const realClamd: string | null =
  process.env['CLAMD_TEST'] ??
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'].map((at) => path.join(at, 'clamd')).find(canRun) ??
  null;

const START_MS_MAX = 30_000;

/** Starts a real daemon on a socket of its own, which knows the test virus by a signature written here. */
export async function startClamd(program: string): Promise<{ readonly socket: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-clamd-'));
  const socket = path.join(folder, 'clamd.sock');
  const configuration = path.join(folder, 'clamd.conf');
  const md5 = createHash('md5').update(testVirus).digest('hex');
  writeFileSync(path.join(folder, 'own.hdb'), `${md5}:${testVirus.length}:Own.Test.EICAR\n`);
  const said = { Foreground: 'yes', DatabaseDirectory: folder, LocalSocket: socket, StreamMaxLength: '25M', MaxThreads: '2' };
  writeFileSync(
    configuration,
    Object.entries(said)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  );
  const daemon = spawn(program, [`--config-file=${configuration}`], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => daemon.once('close', () => done()));
  const stop = async (): Promise<void> => {
    daemon.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isListening = (): Promise<boolean> =>
    new Promise((answer) => {
      const line = connect(socket, () => {
        line.end();
        answer(true);
      });
      line.once('error', () => answer(false));
    });
  for (const until = Date.now() + START_MS_MAX; Date.now() < until; await wait(100)) if (await isListening()) return { socket, stop };
  await stop();
  throw new Error('clamd did not start');
}
