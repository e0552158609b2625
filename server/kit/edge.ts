// The HTTP edge: security headers, strict bodies, one shape of error, load shed early. No business word in here.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../contract/refusals.ts';
import { refusals } from '../../contract/refusals.ts';
import type { Refusal } from '../../core/outcome.ts';
import { refusalText } from '../../texts/refusals.ts';
import type { Language } from '../../texts/typed.ts';
import { isDatabaseOutage } from './database.ts';
import type { Log } from './log.ts';
import { Refused } from './refused.ts';
import { JsonProblem, parseStrictJson } from './strict-json.ts';

const BODY_BYTES_MAX = 64 * 1024;
const HEADER_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Beyond this many requests at once, answering late to all would be worse than refusing some. */
const IN_FLIGHT_MAX = 600;
/** Clicks and webhooks carry money: they keep a reserve. */
const IN_FLIGHT_RESERVED = 400;
const isReserved = (url: string): boolean => url.startsWith('/webhooks/') || url.includes('/vendor_ads/click/');

/** The language a caller reads: the first of en and id it names. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = /(?:^|[\s,])(en|id|in)(?:[-_;,\s]|$)/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return wanted === 'id' || wanted === 'in' ? 'id' : 'en';
}

/** `Content-Security-Policy` of everything that is not a page: nothing may run or load. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    field?: string;
    fields?: { field: string; code: string; message: string; params: Record<string, string | number> }[];
    params: Record<string, string | number>;
  };
  requestId: string;
}

/** The one shape of every error (product 12): code, a sentence in the caller's language, the fields at fault, the request's id. */
function errorBody(list: readonly [Refusal, ...Refusal[]], request: FastifyRequest): ErrorBody {
  const language = languageOf(request);
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
    requestId: request.id,
  };
}

/** Answers a refusal as an error body with its status. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, code: RefusalCode, retryAfterSeconds?: number): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.status(refusals[code]).send(errorBody([{ code }], request));
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
    return reply.status(fault.status).send(errorBody(fault.refusals, request));
  }
  if (fault instanceof JsonProblem) return sendRefusal(request, reply, fault.code);
  if (isDatabaseOutage(fault)) {
    log.warn({ err: fault, requestId: request.id }, 'database outage');
    return sendRefusal(request, reply, 'server.unavailable', 2);
  }
  const known = frameworkCodes[(fault as FastifyError).code ?? ''];
  if (known) return sendRefusal(request, reply, known);
  const status = (fault as FastifyError).statusCode ?? 500;
  if (status >= 400 && status < 500) return sendRefusal(request, reply, 'request.malformed');
  log.error({ err: fault, requestId: request.id, route: request.routeOptions.url, method: request.method }, 'fault');
  return sendRefusal(request, reply, 'server.fault');
}

export interface EdgeOptions {
  readonly log: Log;
  readonly trustedProxyHops: number;
  /** The address people use is HTTPS: browsers are told to stay there. */
  readonly isHttps: boolean;
}

/** A Fastify instance that already refuses, hides and limits what every route must. */
export function createEdge({ log, trustedProxyHops, isHttps }: EdgeOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    // Hop 0 is whoever connected to us: only as many hops as are configured may say who came before them (S42).
    trustProxy: (_address, hop) => hop < trustedProxyHops,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = HEADER_TIMEOUT_MS;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseStrictJson(text as string));
    } catch (fault) {
      done(fault as Error);
    }
  });

  let inFlight = 0;
  const leave = (): void => {
    inFlight--;
  };
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
  // Hooks with a callback: an async one makes every request wait for a turn of the event queue more.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    inFlight++;
    reply.raw.on('close', leave);
    if (inFlight > (isReserved(request.url) ? IN_FLIGHT_MAX + IN_FLIGHT_RESERVED : IN_FLIGHT_MAX)) {
      sendRefusal(request, reply, 'server.busy', 1);
    } else done();
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
