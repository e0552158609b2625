import type { Call } from '../../../contract/call.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { RefusalCode } from '../../../contract/refusals.ts';
import { ChunkFailure } from '../chunk.ts';
import { newId } from './new-id.ts';
import { ownWords } from './own-words.ts';

type Params = Readonly<Record<string, string | number>>;
export type FieldRefusal = { readonly field: string; readonly code: string; readonly message: string; readonly params?: Params };
/** What went wrong before any answer came: no network, or nothing within the time-out. */
export type TransportFault = 'client.offline' | 'client.timeout';

/** A call that did not succeed. `message` is a sentence in the language asked for; `fields` name what to fix. (product 12, Errors) */
export class ApiError extends Error {
  readonly status: number;
  readonly code: RefusalCode | TransportFault;
  readonly fields: readonly FieldRefusal[];
  readonly params: Params;
  readonly requestId: string | null;
  constructor(
    status: number,
    refusal: {
      code: RefusalCode | TransportFault;
      message: string;
      fields?: readonly FieldRefusal[] | undefined;
      params?: Params | undefined;
    },
    requestId: string | null = null,
  ) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.fields = refusal.fields ?? [];
    this.params = refusal.params ?? {};
    this.requestId = requestId;
  }
}

export type Request = {
  readonly method: Endpoint['method'];
  /** With query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
};
/** Carries a request to the server and brings back the status and the JSON, if any. */
export type Transport = (request: Request) => Promise<{ readonly status: number; readonly body: unknown }>;

type InAddress = Readonly<Record<string, unknown>>;
/** Parameters and queries are words, numbers and claims. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `/vendors/:id` with its parameters and query filled in, percent-encoded. Absent query values are left out. */
export function addressOf(path: string, params: InAddress = {}, query: InAddress = {}): string {
  const filled = path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(written(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, written(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

type LooseInput = {
  params?: InAddress;
  query?: InAddress;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/** Makes a typed `call` over a transport. */
export function createCall(transport: Transport): Call {
  const send = async (endpoint: Endpoint, input: LooseInput = {}): Promise<unknown> => {
    const key = endpoint.idempotent ? (input.idempotencyKey ?? newId()) : undefined;
    const { status, body } = await transport({
      method: endpoint.method,
      address: addressOf(endpoint.path, input.params, input.query),
      headers: key === undefined ? {} : { 'idempotency-key': key },
      body: input.body,
      signal: input.signal,
      ...(input.keepalive === true && { keepalive: true }),
    });
    if (status >= 200 && status < 300) return body;
    throw errorOf(status, body);
  };
  return send as Call;
}

type ErrorBody = {
  error?: { code: RefusalCode; message: string; field?: string; fields?: FieldRefusal[]; params?: Params };
  requestId?: string;
};

/** What an answer that is not a success says. */
export function errorOf(status: number, body: unknown): ApiError {
  const { error, requestId } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  // Something before our server answered.
  if (error === undefined)
    return new ApiError(status, { code: status === 503 ? 'server.unavailable' : 'server.fault', message: ownWords('fault') });
  const alone = error.field === undefined ? [] : [{ field: error.field, code: error.code, message: error.message }];
  return new ApiError(status, { ...error, fields: error.fields ?? alone }, requestId ?? null);
}

/** Why something failed: in the words of its refusal, or in ours, never in those of the browser. */
export function wordsOf(failure: unknown): string {
  if (failure instanceof ChunkFailure) return ownWords('chunkFailed', { n: failure.chunk });
  return failure instanceof ApiError ? failure.message : ownWords('fault');
}
