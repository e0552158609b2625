// Calls that pages make while they are rendered: in this process, with the checks of any other call.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Language } from '../../core/identity/gate.ts';
import type { EndedBy } from '../kit/kept.ts';
import type { Caller, Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import { sharedCall } from './shared-calls.ts';

export type CallWithin = Service['callWithin'];
type Values = Readonly<Record<string, string | number | undefined>>;
interface Input {
  readonly params?: Values;
  readonly query?: Values;
}

/** As an address would carry it. */
const written = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

const callBy =
  (callWithin: CallWithin, caller: Caller) =>
  ({ path }: Endpoint, { params, query }: Input = {}): Promise<unknown> =>
    callWithin(path, { params: written(params), query: written(query) }, caller);

/** Whose page it is. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Session | null;
  /** Of the page, whatever the browser prefers. */
  readonly language: Language;
}
/** Calls as the visitor; cookies it is given go out with the page. */
export const callAs = (callWithin: CallWithin, { request, reply, session, language }: Visit): Call =>
  callBy(callWithin, { request, reply, session, language, ip: request.ip }) as Call;

/**
 * Calls as no one in particular, for a page that is kept for everyone: nothing of the visitor is passed on but its address, against which the work is
 * counted. A call that is not declared to answer all alike, or that asks who is there, is a fault. `endedBy` tells whose change changes the answers
 * so far.
 */
export function callAsAnyone(
  callWithin: CallWithin,
  ip: string,
  language: Language,
): { readonly call: Call; readonly endedBy: () => EndedBy } {
  const vendorIds = new Set<number>();
  let isEndedByAny = false;
  const call = callBy(callWithin, { request: null, reply: null, session: null, language, ip });
  const send = async (endpoint: Endpoint, input?: Input): Promise<unknown> => {
    const { vendorsIn } = sharedCall(endpoint);
    const body = await call(endpoint, input);
    const vendors = vendorsIn(body);
    if (vendors === 'any') isEndedByAny = true;
    else for (const id of vendors) vendorIds.add(id);
    return body;
  };
  return { call: send as Call, endedBy: () => (isEndedByAny ? 'any' : vendorIds) };
}
