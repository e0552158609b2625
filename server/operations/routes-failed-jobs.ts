import type { AuditAction } from '../../core/operations/audit.ts';
import * as contract from '../../contract/failed-jobs.ts';
import { offsetOf } from '../../core/paging.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { countFailedJobs, deleteJob, failedJobs, retryJob } from '../kit/failed-jobs.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { OperationsContext, Operator } from './context.ts';
import { operatorOf } from './operator.ts';

/** A retry and a dismissal are audited with the kind of the job, never with what was in it. */
export function bindFailedJobs({ serve }: Service, { db }: OperationsContext): void {
  serve(contract.listFailedJobs, async ({ query: { page, limit } }) => {
    const [jobs, { count }] = await Promise.all([failedJobs(db, { limit, offset: offsetOf({ page, limit }) }), countFailedJobs(db)]);
    return {
      data: jobs.map(({ failedAt, ...job }) => ({ ...job, failed_at: failedAt.toISOString() })),
      meta: { page, limit, total: count },
    };
  });
  const act = (by: Operator, id: string, action: AuditAction, change: (tx: Tx, id: string) => Promise<string | null>): Promise<void> =>
    inTransaction(db, async (tx) => {
      const kind = (await change(tx, id)) ?? refuseWith('request.not_found');
      await writeAudit(tx, {
        action,
        accountId: by.accountId,
        address: by.address,
        subject: `job:${id}`,
        result: 'done',
        detail: { kind },
      });
    });
  serve(contract.retryFailedJob, (call) => act(operatorOf(call), call.params.id, 'job.retried', retryJob));
  serve(contract.dismissFailedJob, (call) => act(operatorOf(call), call.params.id, 'job.dismissed', deleteJob));
}
