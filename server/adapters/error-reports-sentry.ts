import { randomUUID } from 'node:crypto';
import { atMost } from '../kit/at-most.ts';
import type { Clock } from '../kit/clock.ts';
import type { ErrorReports, FaultReport } from '../ports/error-reports.ts';

export interface SentryOptions {
  /** `https://key@host/project`, as the service hands it out. */
  readonly dsn: string;
  readonly release: string;
  readonly environment: string;
  readonly clock: Clock;
}

const TIMEOUT_MS = 5_000;
/** A storm of faults is one fault told often: what is more than this in a minute is counted, not sent. */
const PER_MINUTE_MAX = 60;
const ON_THEIR_WAY_MAX = 20;

/**
 * Sentry's envelope protocol, spoken by Sentry, GlitchTip and others: one POST of three lines to `/api/{project}/envelope/` with the key in
 * `X-Sentry-Auth`. 429 and `Retry-After` are obeyed; whatever else is answered is left alone, for a report about reports helps no one.
 */
export function sentryReports({ dsn, release, environment, clock }: SentryOptions): ErrorReports {
  const { username: key, origin, pathname } = new URL(dsn);
  const address = `${origin}/api/${pathname.split('/').filter(Boolean).at(-1) ?? ''}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=pelaminan/${release}, sentry_key=${key}`,
  };
  const onTheirWay = new Set<Promise<void>>();
  let minute = { begunAt: 0, sent: 0 };
  let silentUntil = 0;

  const send = async (fault: FaultReport, at: number): Promise<void> => {
    try {
      const body = envelopeOf(fault, { at, release, environment });
      const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body?.cancel();
      if (answer.status === 429) silentUntil = clock.now() + 1_000 * (Number(answer.headers.get('retry-after')) || 60);
    } catch {
      // Anyone who watches reports cannot be reached; the log has the fault all the same.
    }
  };
  return {
    report(fault) {
      const now = clock.now();
      if (now - minute.begunAt >= 60_000) minute = { begunAt: now, sent: 0 };
      if (now < silentUntil || minute.sent >= PER_MINUTE_MAX || onTheirWay.size >= ON_THEIR_WAY_MAX) return;
      minute.sent++;
      const sending = send(fault, now).finally(() => onTheirWay.delete(sending));
      onTheirWay.add(sending);
    },
    async flush(withinMs) {
      await atMost(withinMs, Promise.all(onTheirWay));
    },
  };
}

interface Circumstances {
  readonly at: number;
  readonly release: string;
  readonly environment: string;
}

function envelopeOf(fault: FaultReport, { at, release, environment }: Circumstances): string {
  const id = randomUUID().replaceAll('-', '');
  const time = new Date(at).toISOString();
  const event = {
    event_id: id,
    timestamp: time,
    platform: fault.side === 'browser' ? 'javascript' : 'node',
    level: fault.level,
    release,
    environment,
    ...(fault.route !== null && { transaction: fault.route }),
    tags: { side: fault.side, ...(fault.requestId !== null && { request_id: fault.requestId }) },
    exception: { values: [{ type: fault.type, value: fault.message, stacktrace: { frames: framesOf(fault.stack) } }] },
  };
  return [{ event_id: id, sent_at: time }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

const frameLine = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;
const framesMax = 50;

/** The lines of a stack, the innermost last, as the protocol wants it. Folders of the machine it happened on are no one's business. */
function framesOf(stack: string): readonly object[] {
  return stack
    .split('\n')
    .slice(0, framesMax)
    .flatMap((line) => {
      const [, name, file, row, column] = frameLine.exec(line) ?? [];
      if (file === undefined) return [];
      const own =
        /(?:^|\/)((?:server|core|contract|texts|web|node_modules|vendor-dashboard)\/.*)$/.exec(file)?.[1] ?? file.split('/').at(-1);
      return [{ function: name ?? '?', filename: own, lineno: Number(row), colno: Number(column), in_app: !file.includes('node_modules') }];
    })
    .toReversed();
}
