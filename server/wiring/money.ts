// Connects payments, the ledger, earnings and payouts.
import type { AdsApi } from '../ads/api.ts';
import type { BankAccounts } from '../bank-accounts/api.ts';
import { registerBankAccounts } from '../bank-accounts/routes.ts';
import type { Config } from '../config.ts';
import { registerCredit } from '../credit/routes.ts';
import type { Service } from '../kit/serve.ts';
import type { Memberships } from '../membership/api.ts';
import { registerMembership } from '../membership/routes.ts';
import { gatewayOf } from '../outside.ts';
import type { Payments } from '../payments/api.ts';
import { registerPayments } from '../payments/routes.ts';
import { isPayoutUnderWay, type Payouts, readinessOf } from '../payouts/api.ts';
import { registerPayouts } from '../payouts/routes.ts';
import { namesOfMovements, type Quotations } from '../quotations/api.ts';
import { registerQuotations } from '../quotations/routes.ts';
import { type BankAccountRules, defaultBankAccountRules } from '../../core/bank-accounts/rules.ts';
import { quotationRules } from '../../core/quotations/content.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import { nameOnDocuments, type Verification } from '../verification/api.ts';
import { registerVerification } from '../verification/routes.ts';
import type { Accounts } from './accounts.ts';
import type { Couples } from './couples.ts';
import type { Foundation } from './foundation.ts';

export interface MoneyIn {
  readonly payments: Payments;
  readonly memberships: Memberships;
  readonly quotations: Quotations;
}

/** What people pay for: credit, memberships, instalments of quotations. */
export function joinMoneyIn(
  service: Service,
  { kit, config, app, address, settings }: Foundation,
  { ads, clients, conversations, calendar }: Pick<Couples, 'clients' | 'conversations' | 'calendar'> & { readonly ads: AdsApi },
): MoneyIn {
  const { unfinished } = config;
  const gateway = gatewayOf(app, config, { ...kit, address });
  const payments = registerPayments(service, {
    ...kit,
    gateway,
    sellers: () => ({ credit_order: creditOrders, membership_order: memberships.sold, instalment: quotations.sold }),
  });
  const creditOrders = registerCredit(service, {
    ...kit,
    payments,
    rulesAt: (instant) => ({ ...settings.at(instant).credit, unpaidMax: unfinished.unpaidOrders }),
    onTopUp: (tx, vendorId) => ads.creditGrew(tx, vendorId),
  });
  const memberships = registerMembership(service, {
    ...kit,
    payments,
    rulesAt: (instant) => ({ ...settings.at(instant).membership, unpaidMax: unfinished.unpaidOrders }),
  });
  const quotations = registerQuotations(service, {
    ...kit,
    clients,
    conversations,
    calendar,
    payments,
    rules: { ...quotationRules, draftsMax: unfinished.quotationDrafts, openInquiriesMax: unfinished.openInquiries },
    taxBasisPointsAt: (instant) => settings.at(instant).taxBasisPoints,
    paymentLifeMsAt: (instant) => settings.at(instant).paymentLifeMs,
  });
  return { payments, memberships, quotations };
}

export interface MoneyOut {
  readonly bankAccounts: BankAccounts;
  readonly verification: Verification;
  readonly payouts: Payouts;
}

/**
 * Where vendors are paid out to. An account is added only under the name of the documents, and stays while a payout is on its way to it: bank
 * accounts cannot be joined without being told both.
 */
export function joinMoneyOut(
  service: Service,
  { kit, config, settings, encryption, fileDesk }: Foundation,
  { confirmPassword, assertFactor }: Pick<Accounts, 'confirmPassword' | 'assertFactor'>,
): MoneyOut {
  const bankAccounts = registerBankAccounts(service, {
    ...kit,
    rules: bankAccountRules(config),
    keys: encryption.bankKeys,
    smsAlsoTo: config.smsAlsoTo,
    confirmPassword,
    assertFactor,
    nameOnFile: (connection, vendorId) => nameOnDocuments(connection, encryption, vendorId),
    isHeld: isPayoutUnderWay,
  });
  const verification = registerVerification(service, { ...kit, ...fileDesk, confirmPassword });
  const payouts = registerPayouts(service, {
    ...kit,
    assertFactor,
    rulesAt: (instant) => settings.at(instant).payouts,
    readinessOf: (connection, vendorId) => readinessOf(connection, encryption, bankAccounts, vendorId),
    hold: (tx, vendorId) => bankAccounts.lock(tx, vendorId),
    numberOf: (connection, vendorId, id) => bankAccounts.numberOf(connection, vendorId, id),
    labelsOf: async (connection, ids, language) =>
      new Map(
        [...(await namesOfMovements(connection, ids))].map(([id, { number, label }]) => [
          id,
          `${number} · ${instalmentName(label, language)}`,
        ]),
      ),
  });
  return { bankAccounts, verification, payouts };
}

function bankAccountRules({ bankCodeResendSeconds, bankCodeLockSeconds, smsPerHourMax }: Config): BankAccountRules {
  const [first = 30, ...later] = bankCodeResendSeconds;
  return {
    ...defaultBankAccountRules,
    resendAfterMs: [first * 1_000, ...later.map((seconds) => seconds * 1_000)],
    lockMs: bankCodeLockSeconds * 1_000,
    overall: { ...defaultBankAccountRules.overall, sends: smsPerHourMax },
  };
}
