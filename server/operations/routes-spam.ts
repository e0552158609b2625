import * as contract from '../../contract/spam-reports.ts';
import { offsetOf } from '../../core/paging.ts';
import { countSpamReports, operatorSpamReports } from '../conversations/api.ts';
import type { Service } from '../kit/serve.ts';
import type { OperationsContext } from './context.ts';
import { decideSpamReport } from './decide-spam-report.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

/** A report is answered with the messages it is about, so that an operator need not read the whole conversation. */
export function bindSpam({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listSpamReports, async ({ query: { status, page, limit }, language }) => {
    const [reports, { count }] = await Promise.all([
      operatorSpamReports(db, status, { limit, offset: offsetOf({ page, limit }) }, language),
      countSpamReports(db, status),
    ]);
    const names = await namesFor(db, language, {
      vendors: reports.map(({ vendorId }) => vendorId),
      couples: reports.map(({ coupleId }) => coupleId),
      operators: reports.map(({ decision }) => decision?.by ?? null),
    });
    return {
      data: reports.map((report) => ({
        id: report.id,
        vendor: names.vendor(report.vendorId),
        couple: { name: names.couple(report.coupleId) },
        reported_by: report.side,
        reason: report.reason,
        note: report.note,
        reported_at: report.reportedAt.toISOString(),
        status: report.status,
        messages: [...report.messages],
        decision: report.decision && {
          reason: reasonIn(report.decision.reason, language),
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
