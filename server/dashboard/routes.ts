import * as contract from '../../contract/dashboard.ts';
import type { Service } from '../kit/serve.ts';
import type { DashboardContext } from './context.ts';
import { showDashboard } from './show-dashboard.ts';

/** Binds the call of the vendor's first screen. */
export function registerDashboard({ serve }: Service, context: DashboardContext): void {
  serve(contract.showDashboard, async ({ session, language }) => ({ data: await showDashboard(context, session.vendor.id, language) }));
}
