import * as contract from '../../contract/dashboard.ts';
import type { Service } from '../kit/serve.ts';
import type { DashboardContext } from './context.ts';
import { hideFirstWeek, unhideFirstWeek } from './first-week.ts';
import { findMine } from './find-mine.ts';
import { showDashboard } from './show-dashboard.ts';

/** Binds the calls of the vendor's first screen and of its search. */
export function registerDashboard({ serve }: Service, context: DashboardContext): void {
  serve(contract.findMine, async ({ session, query, language }) => ({
    data: await findMine(context.db, session.vendor, query.q, language),
  }));
  serve(contract.hideFirstWeek, ({ session }) => hideFirstWeek(context.db, session.vendor.id, context.clock.now()));
  serve(contract.unhideFirstWeek, ({ session }) => unhideFirstWeek(context.db, session.vendor.id));
  serve(contract.showDashboard, async ({ session, language }) => ({ data: await showDashboard(context, session.vendor, language) }));
}
