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

export interface ClickRequest {
  readonly token: string;
  readonly isSeen: boolean;
  readonly language: 'en' | 'id';
  readonly request: FastifyRequest;
  readonly findSession: () => Promise<Session | null>;
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
  const advertiser = click.token.kind === 'genuine' ? index.get(click.token.token.vendorId) : undefined;
  const path = advertiser === undefined ? listing : `/vendor/${advertiser.slug}`;
  return asked.language === 'id' ? `/id${path}` : path;
}

async function catchClick({ clock, tokens, viewers, visitors }: AdsContext, asked: ClickRequest): Promise<CaughtClick> {
  const { request } = asked;
  const clickedAt = clock.now();
  const token = tokens.read(asked.token, 'click');
  const read = await sessionOf(asked);
  const session = read === 'unknown' ? null : read;
  const visitorKey = visitors.knownKeyOf(request);
  const vendorId = token.kind === 'genuine' ? token.token.vendorId : null;
  return {
    clickedAt,
    caughtAt: performance.now(),
    token,
    said: {
      ...agentFacts(request.headers),
      isHeadRequest: request.method === 'HEAD',
      isOwnSession: vendorId !== null && session?.vendor?.id === vendorId,
      isVendorSession: session?.accountType === 'vendor',
      isStaffSession: session?.accountType === 'operator',
      isSessionUnknown: read === 'unknown',
    },
    isSeen: asked.isSeen,
    coupleKey: session?.accountType === 'user' ? viewers.couple(session.accountId) : null,
    deviceKey: visitorKey === null ? null : viewers.device(visitorKey),
    agentKey: viewers.agent(request.ip, request.headers['user-agent'] ?? ''),
    network: networkOf(request.ip),
  };
}

/** Whether a request says who calls. */
const bringsSession = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes('BSID=') === true || headers['session-id'] !== undefined || headers.authorization !== undefined;

/** Who is signed in, asked only of requests that bring a session. Where it cannot be read (`unknown`) a click is free, and the couple still gets its page. */
export async function sessionOf({
  request,
  findSession,
}: Pick<ClickRequest, 'request' | 'findSession'>): Promise<Session | null | 'unknown'> {
  if (!bringsSession(request)) return null;
  try {
    return await findSession();
  } catch {
    return 'unknown';
  }
}
