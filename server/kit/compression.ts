// Answers in the encoding that the client asked for: pages and JSON are text that repeats itself.
import { callbackify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPiece, gzipOf } from './gzip-pieces.ts';

/** Below this the headers weigh more than what is saved. */
const COMPRESSED_FROM_BYTES = 1_024;
const compressible = /^(?:text\/html|application\/json)\b/;

export type Encoding = 'br' | 'gzip';
type Compress = (answer: string | Buffer, done: (fault: Error | null, bytes: Buffer) => void) => void;
/** Fast rather than small: an answer is made for one reader, and brotli takes twice the time of gzip for a twentieth less. The best one first. */
const encodings: readonly (readonly [name: Encoding, Compress])[] = [
  ['gzip', callbackify(async (answer: string | Buffer) => gzipOf([await answerPiece(answer)]))],
  ['br', (answer, done) => brotliCompress(answer, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done)],
];

/** Compresses whole answers; what is sent as a stream, like files and live updates, goes out as it is. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || !isCompressible(reply)) return done(null, payload);
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const [name, compress] = encodingFor(request) ?? [];
    if (name === undefined || compress === undefined || Buffer.byteLength(payload) < COMPRESSED_FROM_BYTES) return done(null, payload);
    reply.header('content-encoding', name).removeHeader('content-length');
    compress(payload, done);
  });
}

const isCompressible = (reply: FastifyReply): boolean =>
  compressible.test(String(reply.getHeader('content-type') ?? '')) && !reply.hasHeader('content-encoding');

function encodingFor(request: FastifyRequest) {
  const accepted = acceptedBy(request);
  return encodings.find(([name]) => accepted.has(name));
}

/** The names of all encodings that the client takes. */
export function acceptedBy({ headers }: FastifyRequest): ReadonlySet<string | undefined> {
  return new Set(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.split(';').map((part) => part.trim()))
      .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
}
