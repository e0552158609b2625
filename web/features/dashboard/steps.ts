import type { Dashboard } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';

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

/** The steps that can be done here, each with the page it is done on. */
export const doableSteps = (steps: readonly Step[]): readonly (Step & { readonly to: string; readonly hash?: string })[] =>
  steps.flatMap((step) => {
    const [to, hash] = targets[step.code]?.split('#') ?? [];
    return to === undefined ? [] : [{ ...step, to, ...(hash !== undefined && { hash }) }];
  });
