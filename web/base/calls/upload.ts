import type { AnswerOf, Endpoint, ParamsInput, QueryInput } from '../../../contract/endpoint.ts';
import { connectionFault, headersOfEveryCall } from './browser-call.ts';
import { credentialsOfCalls, onApi } from './api-address.ts';
import { addressOf, errorOf } from './call.ts';
import { ensureSession } from '../session.ts';
import { fieldsOf } from '../../../core/unknown.ts';

type FileEndpoint = Endpoint & { readonly takesFile: object };
type UploadInput<E extends Endpoint> = {
  readonly params?: ParamsInput<E>;
  readonly query?: QueryInput<E>;
  readonly file: File;
  /** One per file and intent, reused when it is tried again. */
  readonly idempotencyKey?: string;
  /** How much of it has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** A phone on a weak network gets this long for a file. */
const timeoutMs = 300_000;

/** Sends one file. Not by `fetch`, which cannot say how far it is. Refuses with `ApiError`, or with the signal's reason. */
export async function upload<E extends FileEndpoint>(
  endpoint: E,
  { params, query, file, idempotencyKey, onProgress, signal }: UploadInput<E>,
): Promise<AnswerOf<E>> {
  // A file may be chosen before the page knows who is signed in.
  await ensureSession();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, onApi(addressOf(endpoint.path, fieldsOf(params), fieldsOf(query)), 'upload'));
    request.withCredentials = credentialsOfCalls() === 'include';
    for (const [name, value] of Object.entries(headersOfEveryCall())) request.setRequestHeader(name, value);
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.responseType = 'text';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => {
      const body = jsonIn(request);
      if (request.status >= 200 && request.status < 300) resolve(body as AnswerOf<E>);
      else reject(errorOf(request.status, body));
    });
    request.addEventListener('error', () => reject(connectionFault('offline')));
    request.addEventListener('timeout', () => reject(connectionFault('timeout')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}

function jsonIn(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}
