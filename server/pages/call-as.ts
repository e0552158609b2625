// Calls that pages make while they are rendered: through the whole edge, without leaving the process.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Language } from '../../core/identity/gate.ts';
import type { ErrorBody } from '../kit/edge.ts';
import type { EndedBy } from '../kit/kept.ts';
import { sharedCall } from './shared-calls.ts';

interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

interface Caller {
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function ask(app: FastifyInstance, endpoint: Endpoint, input: Input, caller: Caller) {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const answer = await app.inject({
    method: endpoint.method as 'GET',
    url,
    query: Object.fromEntries(Object.entries(input.query ?? {}).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]]))),
    ...caller,
  });
  const body = answer.body === '' ? undefined : answer.json<unknown>();
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  if (answer.statusCode < 400) return { body, cookies };
  const { error } = answer.json<ErrorBody>();
  throw Object.assign(new Error(error.message), {
    name: 'ApiError',
    status: answer.statusCode,
    code: error.code,
    fields: error.fields ?? [],
  });
}

/** Calls as the visitor: with its cookies, and those it is given go out with the page. */
export function callAs(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, language: Language): Call {
  const send = async (endpoint: Endpoint, input: Input = {}): Promise<unknown> => {
    const { cookie, 'user-agent': agent } = request.headers;
    const { body, cookies } = await ask(app, endpoint, input, {
      remoteAddress: request.ip,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(agent !== undefined && { 'user-agent': agent }),
        'accept-language': language,
      },
    });
    for (const value of cookies) reply.header('set-cookie', value);
    return body;
  };
  return send as Call;
}

/**
 * Calls as no one in particular, for a page that is kept for everyone: nothing of the visitor is passed on but its address, against which the work is
 * counted. A call that is not declared to answer all alike, or that gives someone a cookie, is a fault. `endedBy` tells whose change changes the answers
 * so far.
 */
export function callAsAnyone(
  app: FastifyInstance,
  remoteAddress: string,
  language: Language,
): { readonly call: Call; readonly endedBy: () => EndedBy } {
  const vendorIds = new Set<number>();
  let isEndedByAny = false;
  const send = async (endpoint: Endpoint, input: Input = {}): Promise<unknown> => {
    const { vendorsIn } = sharedCall(endpoint);
    const { body, cookies } = await ask(app, endpoint, input, { remoteAddress, headers: { 'accept-language': language } });
    if (cookies.length > 0) throw new Error(`${endpoint.method} ${endpoint.path} gives a cookie and cannot stand in a page for everybody`);
    const vendors = vendorsIn(body);
    if (vendors === 'any') isEndedByAny = true;
    else for (const id of vendors) vendorIds.add(id);
    return body;
  };
  return { call: send as Call, endedBy: () => (isEndedByAny ? 'any' : vendorIds) };
}
