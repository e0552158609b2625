import { sql } from 'kysely';
import { cspReport, healthLive, healthReady } from '../../contract/system.ts';
import type { Database } from '../kit/database.ts';
import type { Log } from '../kit/log.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';

const READY_WITHIN_MS = 1_500;

/** `isStopping` turns readiness off before the doors close, so that a proxy sends nobody here any more. */
export function registerSystem(service: Service, { db, log, isStopping }: { db: Database; log: Log; isStopping: () => boolean }): void {
  service.serve(healthLive, async () => ({ status: 'live' as const }));
  service.serve(healthReady, async () => {
    if (isStopping()) return refuseWith('server.unavailable', { retryAfterSeconds: 5 });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('late')), READY_WITHIN_MS);
    });
    try {
      await Promise.race([sql`select 1`.execute(db), late]);
      return { status: 'ready' as const };
    } catch {
      return refuseWith('server.unavailable', { retryAfterSeconds: 2 });
    } finally {
      clearTimeout(timer);
    }
  });
  // Browsers send reports with their own content types.
  for (const type of ['application/csp-report', 'application/reports+json'])
    service.app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 16_384 }, (_request, text, done) => done(null, String(text)));
  service.serve(cspReport, async ({ request }) => {
    log.warn({ report: String(request.body).slice(0, 2_000) }, 'content security policy');
  });
}
