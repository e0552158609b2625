// The HTTP edge: security headers, strict bodies, one error format, early load shedding. No business terms here.
import { faultCode } from './fault.ts';
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { refusalsOf } from '../../contract/endpoint-refusals.ts';
import { inwardPath, type OtherPaths } from '../../core/identity/backends.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { refusals } from '../../contract/refusals.ts';
import type { Refusal } from '../../core/outcome.ts';
import { refusalText } from '../../texts/refusals.ts';
import type { Language } from '../../texts/typed.ts';
import { compressAnswers } from './compression.ts';
import { isDatabaseOutage, isRetryable } from './database.ts';
import { watchDeparture } from './departure.ts';
import { awaitBody, beginWork, bodyArrived, isUpload } from './arrival.ts';
import { endStreamsOf } from './live.ts';
import type { Load, Reserve, Work } from './load.ts';
import type { Log } from './log.ts';
import { isReadable } from './readable.ts';
import { Refused } from './refused.ts';
import { JsonProblem, parseStrictJson } from './strict-json.ts';

const BODY_BYTES_MAX = 64 * 1024;
const HEADER_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks whose head or body is late. */
const LATE_EVERY_MS = 1_000;

/** The language a caller reads: the first of en and id it names. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = /(?:^|[\s,])(en|id|in)(?:[-_;,\s]|$)/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return wanted === 'id' || wanted === 'in' ? 'id' : 'en';
}

/** `Content-Security-Policy` of everything that is not a page: nothing may run or load. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface ErrorBody {
  error: {
    code: string;
    message: string;
    field?: string;
    fields?: { field: string; code: string; message: string; params: Record<string, string | number> }[];
    params: Record<string, string | number>;
  };
  requestId: string;
}

/** What a browser is shown instead of the JSON of a refusal, when it asked for a page. */
export interface RefusedPage {
  readonly html: string;
  readonly policy: string;
}
/** Null when there is no page at this address and never was. */
type ShowRefused = (url: string, code: string, requestId: string) => RefusedPage | null;

/** The one shape of every error (product 12): code, a sentence in the caller's language, the fields at fault, the request's id. */
function errorBody(list: readonly [Refusal, ...Refusal[]], requestId: string, language: Language): ErrorBody {
  const [first] = list;
  const fields = list
    .filter((r) => r.field !== undefined)
    .map((r) => ({ field: r.field ?? '', code: r.code, message: refusalText(r.code, r.params, language), params: { ...r.params } }));
  return {
    error: {
      code: first.code,
      message: refusalText(first.code, first.params, language),
      ...(first.field !== undefined && { field: first.field }),
      ...(fields.length > 0 && { fields }),
      params: { ...first.params },
    },
    requestId,
  };
}

/** A call answers what its contract says and nothing else; what is not declared was not thought of. */
export function assertDeclared({ onUndeclared }: FastifyInstance, endpoint: Endpoint, list: readonly Refusal[]): void {
  const declared: ReadonlySet<string> = refusalsOf(endpoint);
  for (const { code } of list) if (!declared.has(code)) onUndeclared(`${endpoint.method} ${endpoint.path}`, code);
}

/** Sends refusals: as JSON, or as a page to a browser that opened one. */
function answerRefusals(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  list: readonly [Refusal, ...Refusal[]],
): FastifyReply {
  const { endpoint } = request.routeOptions.config;
  if (endpoint) assertDeclared(request.server, endpoint, list);
  reply.status(status);
  const isOpened = (request.method === 'GET' || request.method === 'HEAD') && request.headers.accept?.includes('text/html') === true;
  const page = isOpened ? request.server.showRefused(request.url, list[0].code, request.id) : null;
  if (page === null) return reply.type('application/json; charset=utf-8').send(errorBody(list, request.id, languageOf(request)));
  return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html);
}

/** Answers a refusal as an error body with its status. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, code: RefusalCode, retryAfterSeconds?: number): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return answerRefusals(request, reply, refusals[code], [{ code }]);
}

/** Refuses before anything was read of the body: what still comes of it is not waited for. */
function turnAway(request: FastifyRequest, reply: FastifyReply, code: RefusalCode): void {
  sendRefusal(request, reply.header('cache-control', 'no-store'), code, 1);
}

/** Ends a request whose body is not waited for any longer. */
function giveUpBody(request: FastifyRequest, reply: FastifyReply, why: RefusalCode): void {
  if (reply.sent) return;
  reply.raw.once('finish', () => request.raw.destroy());
  sendRefusal(request, reply.headers({ 'cache-control': 'no-store', connection: 'close' }), why);
}

const frameworkCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
};

function answerFault(fault: FastifyError | Error, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  if (reply.raw.headersSent) return reply;
  reply.header('cache-control', 'no-store');
  if (fault instanceof Refused) {
    if (fault.retryAfterSeconds !== undefined) reply.header('retry-after', fault.retryAfterSeconds);
    return answerRefusals(request, reply, fault.status, fault.refusals);
  }
  if (fault instanceof JsonProblem) return sendRefusal(request, reply, fault.code);
  if (isDatabaseOutage(fault)) {
    log.warn({ err: fault, requestId: request.id }, 'database outage');
    return sendRefusal(request, reply, 'server.unavailable', 2);
  }
  if (isRetryable(fault)) {
    log.warn({ err: fault, requestId: request.id }, 'a transaction lost its race each time');
    return sendRefusal(request, reply, 'server.unavailable', 2);
  }
  const known = frameworkCodes[faultCode(fault) ?? ''];
  if (known) return sendRefusal(request, reply, known);
  const status = 'statusCode' in fault && fault.statusCode !== undefined ? fault.statusCode : 500;
  if (status >= 400 && status < 500) return sendRefusal(request, reply, 'request.malformed');
  log.error({ err: fault, requestId: request.id, route: request.routeOptions.url, method: request.method }, 'fault');
  return sendRefusal(request, reply, 'server.fault');
}

export interface EdgeOptions {
  readonly log: Log;
  readonly trustedProxyHops: number;
  /** The address people use is HTTPS: browsers are told to stay there. */
  readonly isHttps: boolean;
  readonly showRefused: ShowRefused;
  readonly load: Load;
  /** An answer of which nothing is taken for so long is closed. */
  readonly answerStallMs: number;
  /** Under which paths some calls are reached besides their own. */
  readonly paths: OtherPaths;
  /** Told of a refusal that the call's contract does not name. */
  readonly onUndeclared: (call: string, code: string) => void;
}

/** What Node's parser says of bytes that are no request; all else it says means that they cannot be read. */
const parserCodes: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
};

/** Answers bytes that never became a request: no one is asked in which language. */
function answerParserFault(fault: Error & { code?: string }, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = parserCodes[fault.code ?? ''] ?? 'request.malformed';
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody([{ code }], requestId, 'en'));
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${refusals[code]} ${STATUS_CODES[refusals[code]] ?? ''}`, ...lines, '', body].join('\r\n'));
}

/** A Fastify instance that already refuses, hides and limits what every route must. */
export function createEdge(options: EdgeOptions): FastifyInstance {
  const { log, trustedProxyHops, isHttps, showRefused, onUndeclared, load, answerStallMs, paths } = options;
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    'content-security-policy': closedPolicy,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    // Hop 0 is anyone who connected to us: only as many hops as are configured may say who came before them (S42).
    trustProxy: (_address, hop) => hop < trustedProxyHops,
    rewriteUrl: ({ url = '/' }) => inwardPath(url, paths),
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // A request without a host is answered by us, in our shape.
    http: { requireHostHeader: false, connectionsCheckingInterval: LATE_EVERY_MS },
    clientErrorHandler: (fault, socket) => answerParserFault(fault, socket, headers),
    // An address the router cannot read: no hook runs for it.
    frameworkErrors: (fault, request, reply) => {
      answerFault(fault, request, reply.headers(headers).header('x-request-id', request.id), log);
    },
  });
  app.decorate('showRefused', showRefused).decorate('onUndeclared', onUndeclared);
  // Who expects what we do not know is served all the same.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.headersTimeout = HEADER_TIMEOUT_MS;
  endStreamsOf(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const bytes = body as Buffer;
      if (!isUtf8(bytes)) throw new JsonProblem('request.malformed');
      done(null, bytes.length === 0 ? undefined : parseStrictJson(bytes.toString('utf8')));
    } catch (fault) {
      done(fault as Error);
    }
  });

  // Where a proxy is before us all connections are its own, and whose they are is for it to say.
  if (trustedProxyHops === 0) load.watch(app.server);
  app.decorateRequest('work', null);
  // Hooks with a callback: an async one makes every request wait for a turn of the event queue more.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (!isReadable(request)) return void sendRefusal(request, reply.header('cache-control', 'no-store'), 'request.malformed');
    const refusal = beginWork(load, request, reply);
    if (refusal === null) done();
    else turnAway(request, reply, refusal);
  });
  app.addHook('preParsing', (request, reply, _body, done) => {
    awaitBody(request, reply, (why) => giveUpBody(request, reply, why));
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const refusal = isUpload(request) ? null : bodyArrived(request);
    if (refusal === null) done();
    else turnAway(request, reply, refusal);
  });
  compressAnswers(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    request.work?.end();
    watchDeparture(request, reply, payload, answerStallMs);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (!log.isLevelEnabled('info')) return;
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.setErrorHandler((fault: FastifyError, request, reply) => answerFault(fault, request, reply, log));
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    showRefused: ShowRefused;
    onUndeclared: EdgeOptions['onUndeclared'];
  }
  interface FastifyRequest {
    /** Null for what is never counted. */
    work: Work | null;
  }
  interface FastifyContextConfig {
    /** The reserve that this request may use, if it proves to be one of those it is kept for. */
    reserve?: (request: FastifyRequest) => Reserve | null;
  }
}
