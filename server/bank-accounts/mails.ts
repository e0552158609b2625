import { pages } from '../../core/identity/pages.ts';
import { dateTime } from '../../texts/format.ts';
import { bankAccountMessagesEn } from '../../texts/messages/bank-accounts.en.ts';
import { bankAccountMessagesId } from '../../texts/messages/bank-accounts.id.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { notice } from '../../texts/notices.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { BankAccountContext } from './context.ts';
import type { StoredAccount } from './store.ts';

export const wordsIn = (language: Language): Translate<typeof bankAccountMessagesEn> =>
  messagesIn(language, bankAccountMessagesEn, bankAccountMessagesId);

/** Tells the vendor what happened to an account: whoever did not do it learns of it by this. */
export async function mailVendor(
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
  await ctx.post.mail(tx, {
    to,
    language,
    subject: notice(`bank_accounts.${happened}_subject`, account),
    text: t(`${happened}_text`, { name, ...account, when: dateTime(ctx.clock.now(), language), link }),
  });
}
