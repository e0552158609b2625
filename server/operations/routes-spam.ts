import * as contract from '../../contract/spam-reports.ts';
import { offsetOf } from '../../core/paging.ts';
import { countSpamReports, staffSpamReports } from '../conversations/api.ts';
import { accountNames } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
import type { OperationsContext } from './context.ts';
import { decideSpamReport } from './decide-spam-report.ts';
import { coupleName, namesFor } from './names.ts';
import { operatorOf } from './operator.ts';

export function bindSpam({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listSpamReports, async ({ query: { status, page, limit }, language }) => {
    const [reports, { count }] = await Promise.all([
      staffSpamReports(db, status, { limit, offset: offsetOf({ page, limit }) }, language),
      countSpamReports(db, status),
    ]);
    const [names, couples] = await Promise.all([
      namesFor(
        db,
        reports.map(({ vendorId }) => vendorId),
        reports.map(({ decision }) => decision?.by ?? null),
      ),
      accountNames(
        db,
        reports.map(({ coupleId }) => coupleId),
      ),
    ]);
    return {
      data: reports.map((report) => ({
        id: report.id,
        vendor: names.vendor(report.vendorId),
        couple: { name: coupleName(report.coupleId, couples.get(report.coupleId)?.name) },
        reported_by: report.side,
        reason: report.reason,
        note: report.note,
        reported_at: report.reportedAt.toISOString(),
        status: report.status,
        messages: [...report.messages],
        decision: report.decision && {
          reason: report.decision.reason,
          decided_at: report.decision.at.toISOString(),
          decided_by: names.operator(report.decision.by),
        },
      })),
      meta: { page, limit, total: count },
    };
  });
  serve(contract.decideSpamReport, async (call) => ({
    data: await decideSpamReport(ctx, operatorOf(call), { reportId: call.params.id, ...call.body }),
  }));
}
