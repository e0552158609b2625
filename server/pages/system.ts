import { isUtf8 } from 'node:buffer';
import { sql } from 'kysely';
import { clientError, cspReport, healthLive, healthReady } from '../../contract/system.ts';
import { atMost } from '../kit/at-most.ts';
import type { Database } from '../kit/database.ts';
import type { Log } from '../kit/log.ts';
import { refuseWith } from '../kit/refused.ts';
import { JsonProblem } from '../kit/strict-json.ts';
import type { Service } from '../kit/serve.ts';
import { browserFault } from '../kit/report-faults.ts';
import type { ErrorReports } from '../ports/error-reports.ts';

const READY_WITHIN_MS = 1_500;

interface SystemParts {
  readonly db: Database;
  readonly log: Log;
  readonly reports: ErrorReports | null;
  readonly isStopping: () => boolean;
}

/** `isStopping` turns readiness off before the doors close, so that a proxy sends no one here any more. */
export function registerSystem(service: Service, { db, log, reports, isStopping }: SystemParts): void {
  service.serve(healthLive, async () => ({ status: 'live' as const }));
  // However many ask at once, the database is asked once.
  let asking: Promise<unknown> | null = null;
  const askDatabase = (): Promise<unknown> =>
    (asking ??= sql`select 1`.execute(db).finally(() => {
      asking = null;
    }));
  service.serve(healthReady, async () => {
    if (isStopping()) return refuseWith('server.unavailable', { retryAfterSeconds: 5 });
    const asked = await atMost(READY_WITHIN_MS, askDatabase()).catch(() => 'failed' as const);
    return asked === 'late' || asked === 'failed'
      ? refuseWith('server.unavailable', { retryAfterSeconds: 2 })
      : { status: 'ready' as const };
  });
  // Browsers send reports with their own content types.
  for (const type of ['application/csp-report', 'application/reports+json'])
    service.app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, body, done) => {
      const bytes = Buffer.from(body);
      if (isUtf8(bytes)) done(null, bytes.toString('utf8'));
      else done(new JsonProblem('request.malformed'));
    });
  service.serve(cspReport, async ({ request }) => {
    log.warn({ report: String(request.body).slice(0, 2_000) }, 'content security policy');
  });
  service.serve(clientError, async ({ body }) => {
    const fault = browserFault(body);
    log.warn({ fault }, 'failed in a browser');
    reports?.report(fault);
  });
}
