import { pages } from '../../core/identity/pages.ts';
import { dateTime } from '../../texts/format.ts';
import { bankAccountMessagesEn } from '../../texts/messages/bank-accounts.en.ts';
import { bankAccountMessagesId } from '../../texts/messages/bank-accounts.id.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { nameFor } from '../../texts/names.ts';
import { notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorContact } from '../catalogue/api.ts';
import { accountContact } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { BankAccountContext } from './context.ts';
import type { StoredRefundAccount } from './refund-account-store.ts';
import type { StoredAccount } from './store.ts';

export const wordsIn = (language: Language): Messages<typeof bankAccountMessagesEn> =>
  messagesIn(language, bankAccountMessagesEn, bankAccountMessagesId);

/** Notifies the vendor what happened to an account: anyone who did not do it learns of it by this. */
export async function emailVendor(
  tx: Tx,
  ctx: BankAccountContext,
  happened: 'verified' | 'primary' | 'removed',
  { vendorId, bankName, numberEnd }: StoredAccount,
): Promise<void> {
  const contact = await vendorContact(tx, vendorId);
  if (!contact) return;
  const { email: to, language, businessName: name } = contact;
  const t = wordsIn(language);
  const account = { bank: bankName, end: numberEnd };
  const link = ctx.addresses.page(pages.bankAccounts, language);
  await ctx.notifier.email(tx, {
    to,
    language,
    subject: notice(`bank_accounts.${happened}_subject`, account),
    body: t.body(`${happened}_text`, { name, ...account, when: dateTime(ctx.clock.now(), language), link }),
  });
}

/** The same for a couple and the account its refunds go to. */
export async function emailCouple(
  tx: Tx,
  ctx: BankAccountContext,
  happened: 'refund_added' | 'refund_changed' | 'refund_removed',
  { accountId, bankName, numberEnd }: StoredRefundAccount,
): Promise<void> {
  const contact = await accountContact(tx, accountId);
  if (!contact) return;
  const { email: to, language } = contact;
  const account = { bank: bankName, end: numberEnd };
  const link = ctx.addresses.page('/account/quotations', language);
  await ctx.notifier.email(tx, {
    to,
    language,
    subject: notice(`bank_accounts.${happened}_subject`, account),
    body: wordsIn(language).body(`${happened}_text`, {
      name: nameFor(contact.name, language),
      ...account,
      when: dateTime(ctx.clock.now(), language),
      link,
    }),
  });
}
