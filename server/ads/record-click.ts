import type { FastifyRequest } from 'fastify';
import { atMost } from '../kit/at-most.ts';
import type { Session } from '../kit/session.ts';
import { agentFacts } from './agent.ts';
import type { CaughtClick } from './caught-click.ts';
import { type ClickWriter, patienceMs } from './click-writer.ts';
import type { AdsContext } from './context.ts';
import { networkOf } from './viewer.ts';

/** Where a click leads whose token names nobody. */
const listing = '/vendors';

export interface Caller {
  readonly request: FastifyRequest;
  readonly findSession: () => Promise<Session | null>;
}
export interface ClickRequest extends Caller {
  readonly token: string;
  readonly isSeen: boolean;
  readonly language: 'en' | 'id';
}

/**
 * Records a click, charges it if it counts, and answers where it leads: always, and soon. Where it cannot be written in time it
 * costs nothing, now or later: a click without a record is never charged.
 */
export async function recordClick(context: AdsContext, writer: ClickWriter, asked: ClickRequest): Promise<string> {
  const { index, log, metrics } = context;
  const click = await catchClick(context, asked);
  const recorded = writer.submit(click).catch((fault: unknown) => {
    metrics.clickLost();
    log.warn({ err: fault }, 'a click was not recorded');
  });
  await atMost(patienceMs, recorded);
  const advertiser = click.token === null ? undefined : index.get(click.token.vendorId);
  const path = advertiser === undefined ? listing : `/vendor/${advertiser.slug}`;
  return asked.language === 'id' ? `/id${path}` : path;
}

async function catchClick({ clock, tokens, viewers, visitors }: AdsContext, asked: ClickRequest): Promise<CaughtClick> {
  const { request, isSeen } = asked;
  const clickedAt = clock.now();
  const read = tokens.read(asked.token, 'click');
  const token = read.kind === 'genuine' ? read.token : null;
  const found = await sessionOf(asked);
  const session = found === 'unknown' ? null : found;
  const visitorKey = visitors.knownKeyOf(request);
  const deviceKey = visitorKey === null ? null : viewers.device(visitorKey);
  return {
    clickedAt,
    caughtAt: performance.now(),
    token,
    said: {
      ...agentFacts(request.headers),
      token: read.kind,
      tokenIssuedAt: token?.issuedAt ?? 0,
      isHeadRequest: request.method === 'HEAD',
      isOwnSession: token !== null && session?.vendor?.id === token.vendorId,
      isVendorSession: session?.accountType === 'vendor',
      isStaffSession: session?.accountType === 'operator',
      isSessionUnknown: found === 'unknown',
      isOtherViewer: token !== null && token.deviceKey !== null && token.deviceKey !== deviceKey,
    },
    isSeen,
    coupleKey: session?.accountType === 'user' ? viewers.couple(session.accountId) : null,
    deviceKey,
    agentKey: viewers.agent(request.ip, request.headers['user-agent'] ?? ''),
    network: networkOf(request.ip),
  };
}

/** Whether a request says who calls. */
const bringsSession = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes('BSID=') === true || headers['session-id'] !== undefined || headers.authorization !== undefined;

/** Who is signed in, asked only of requests that bring a session. Where it cannot be read (`unknown`) a click is free, and the couple still gets its page. */
export async function sessionOf({ request, findSession }: Caller): Promise<Session | null | 'unknown'> {
  if (!bringsSession(request)) return null;
  try {
    return await findSession();
  } catch {
    return 'unknown';
  }
}
