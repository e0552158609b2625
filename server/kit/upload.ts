// Reads one file of a request as a stream and enforces the size limit while reading.
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { bodyArrived } from './arrival.ts';
import { Refused, refuseWith } from './refused.ts';
import { buffer } from 'node:stream/consumers';

/** A file as it came. Its name and type are what the sender says. */
export interface Upload {
  readonly name: string;
  readonly declaredType: string;
  readonly bytes: Buffer;
}
type Rules = NonNullable<Endpoint['takesFile']>;

const PART = 'file';

/** Bytes that are not UTF-8 were replaced by this character when a name was read. */
const isReadable = (name: string): boolean => !name.includes('\uFFFD');

/** Makes the requests of a scope multipart/form-data with one file and next to nothing else. */
export async function acceptUpload(scope: FastifyInstance, { sizeBytesMax }: Rules): Promise<void> {
  const limits = { files: 1, fileSize: sizeBytesMax, fields: 4, fieldSize: 1_000, parts: 5, headerPairs: 20, fieldNameSize: 100 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** The file of a request. A body that breaks off or is no multipart is malformed; it never ends the process. */
export async function readUpload(request: FastifyRequest, { sizeBytesMax, tooLarge, missing }: Rules): Promise<Upload> {
  if (!request.isMultipart()) refuseWith('request.unsupported_type');
  let upload: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (!isReadable(part.fieldname) || (part.type === 'file' && !isReadable(part.filename))) refuseWith('request.malformed');
      if (part.type !== 'file') continue;
      const bytes = await buffer(part.file);
      if (part.file.truncated) refuseWith(tooLarge, { field: PART, params: { maximum: sizeBytesMax } });
      if (part.fieldname === PART) upload = { name: part.filename, declaredType: part.mimetype, bytes };
    }
  } catch (fault) {
    if (fault instanceof Refused) throw fault;
    refuseWith('request.malformed');
  }
  const refusal = bodyArrived(request);
  if (refusal !== null) refuseWith(refusal, { retryAfterSeconds: 1 });
  return upload ?? refuseWith(missing, { field: PART });
}

/** Sends an uploaded file: to be saved or shown as an image, never executed or rendered as a page. (reliability S37) */
export function sendAttachment(
  reply: FastifyReply,
  file: { readonly name: string; readonly mediaType: string; readonly bytes: Buffer | Readable },
): FastifyReply {
  const plain = file.name.replace(/[^\w .()-]/g, '_');
  return reply
    .headers({
      'content-type': file.mediaType,
      ...(Buffer.isBuffer(file.bytes) && { 'content-length': file.bytes.length }),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    .send(file.bytes);
}
