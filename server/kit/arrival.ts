// The phases of an incoming request: before its body arrives, while it arrives, and once it is complete. (S61)
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../contract/refusals.ts';
import type { Load, Work } from './load.ts';

/** A body is here within this time; a file continues arriving as long as each such time brings some more of it. */
const BODY_WITHIN_MS = 8_000;
const FILE_BYTES_WITHIN = 16 * 1024;
/** A file comes with a few lines around it. */
const AROUND_FILE_BYTES = 4_096;

const none = (): null => null;
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0');

/** The probes of anyone who runs us: an answer shed would end a process that is merely busy. They bring nothing that has to arrive. */
const isProbe = (request: FastifyRequest): boolean =>
  (request.url === '/health/live' || request.url === '/health/ready') && !hasBody(request);

/** A file is read while it arrives, and may take as long as some of it keeps coming; other bodies are whole before anything is done for them. */
export const isUpload = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.endpoint?.takesFile !== undefined;

/** Lets a request in, or says why not now. One that is known by its body is asked for it first. */
export function beginWork(load: Load, request: FastifyRequest, reply: FastifyReply): RefusalCode | null {
  if (isProbe(request)) return null;
  const work = load.begin(request);
  request.work = work;
  reply.raw.once('close', () => work.lose());
  const { reserve } = request.routeOptions.config;
  if (hasBody(request)) return reserve === undefined ? work.enter(none) : null;
  return work.enter(() => reserve?.(request) ?? null);
}

/** From now on the request waits for its body, for so long and with so many bytes as it may. */
export function awaitBody(request: FastifyRequest, reply: FastifyReply, giveUp: (why: RefusalCode) => void): void {
  const { work } = request;
  if (work === null || !hasBody(request)) return;
  work.pause();
  const { bodyLimit, config } = request.routeOptions;
  const mostBytes = config.endpoint?.takesFile === undefined ? bodyLimit : config.endpoint.takesFile.sizeBytesMax + AROUND_FILE_BYTES;
  const declared = Number(request.headers['content-length'] ?? mostBytes);
  watchArrival(request, work, reply, () => giveUp('request.too_slow'));
  // One that is too large is told so, and its bytes are not taken in.
  work.expectBytes(Math.min(declared, mostBytes) || 0, config.reserve !== undefined, giveUp);
}

/** The body is whole: the request is worked on again, or refused. */
export function bodyArrived(request: FastifyRequest): RefusalCode | null {
  const { work } = request;
  if (work === null || !hasBody(request)) return null;
  const { reserve } = request.routeOptions.config;
  stopWaiting(work);
  return work.enter(() => reserve?.(request) ?? null);
}

const timers = new WeakMap<Work, NodeJS.Timeout>();
const stopWaiting = (work: Work): void => clearTimeout(timers.get(work));

function watchArrival(request: FastifyRequest, work: Work, reply: FastifyReply, answerLate: () => void): void {
  const { socket } = request.raw;
  let seen = socket.bytesRead;
  const look = (): void => {
    const more = socket.bytesRead - seen;
    if (isUpload(request) && more >= FILE_BYTES_WITHIN) {
      seen += more;
      timers.set(work, setTimeout(look, BODY_WITHIN_MS).unref());
    } else answerLate();
  };
  timers.set(work, setTimeout(look, BODY_WITHIN_MS).unref());
  reply.raw.once('close', () => stopWaiting(work));
}
