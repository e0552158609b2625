import type { Dashboard } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';
import { actToChange, actToOpen } from '../../../core/team/pages.ts';
import { may, type Role } from '../../../core/team/roles.ts';

export type Step = Dashboard['next'][number];

/** Where each step is done; a step whose page does not exist is not shown. */
const targets: Partial<Record<Step['code'], string>> = {
  fix_agreement: pages.agreement,
  send_quotations: pages.quotations,
  read_messages: pages.inbox,
  top_up: pages.topUp,
  finish_profile: pages.profile,
  confirm_prices: `${pages.profile}#section-prices`,
  create_ad: pages.adSettings,
  start_agreement: pages.agreement,
  finish_agreement: pages.agreement,
  add_bank_account: pages.bankAccountAdd,
  verify_bank_account: pages.bankAccounts,
  resume_ad: pages.ads,
  see_plans: pages.membership,
};

/** The steps that a role can do here, each with the page it is done on. */
export const doableSteps = (steps: readonly Step[], role: Role): readonly (Step & { readonly to: string; readonly hash?: string })[] =>
  steps.flatMap((step) => {
    const [to, hash] = targets[step.code]?.split('#') ?? [];
    if (to === undefined) return [];
    return !may(role, actToOpen(to)) || !may(role, actToChange(to)) ? [] : [{ ...step, to, ...(hash !== undefined && { hash }) }];
  });
