// The way of an answer to its reader: what is not taken stays in memory, so it has its limit and its end. (S61)
import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller answers are taken by the system at once. */
const COUNTED_FROM_BYTES = 16 * 1024;
/** A stream is read no further than this ahead of its reader. */
const STREAM_BYTES = 64 * 1024;

const bytesOf = (payload: unknown): number => {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload === null || payload === undefined ? 0 : STREAM_BYTES;
};

/** Does the work once the connection of an answer is gone, at once if it already is: no event tells of it twice. */
export function whenGone(raw: ServerResponse, work: () => void): void {
  if (raw.destroyed) work();
  else raw.once('close', work);
}

/** Counts an answer for its caller until it is out, and closes the connection when nothing of it was taken for so long. */
export function watchDeparture({ raw: { socket }, work }: FastifyRequest, reply: FastifyReply, payload: unknown, stallMs: number): void {
  // A call of the product to itself has something like a socket.
  if (!(socket instanceof Socket)) return;
  // Before Node closes the socket it looks whether any bytes left meanwhile; once the answer is out it sets a time of its own.
  socket.setTimeout(stallMs);
  const bytes = bytesOf(payload);
  if (work === null || bytes < COUNTED_FROM_BYTES) return;
  const leave = work.sendAnswer(bytes, () => socket.destroy());
  whenGone(reply.raw.once('finish', leave), leave);
}
