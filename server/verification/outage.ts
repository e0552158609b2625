import { refuseWith } from '../kit/refused.ts';
import { InspectorBusy } from '../ports/file-inspector.ts';
import { FilesOutage } from '../ports/files.ts';
import { ScanOutage } from '../ports/virus-scan.ts';
import type { VerificationContext } from './context.ts';

/** Without its store or its scanner nothing of files works: the caller should come back, nothing was changed. (reliability S52) */
export async function orUnavailable<T>(ctx: VerificationContext, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof InspectorBusy) refuseWith('server.busy', { retryAfterSeconds: 5 });
    if (!(fault instanceof FilesOutage) && !(fault instanceof ScanOutage)) throw fault;
    ctx.log.warn({ err: fault }, 'files outage');
    return refuseWith('server.unavailable', { retryAfterSeconds: 5 });
  }
}
