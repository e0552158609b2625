import { pages } from '../../core/identity/pages.ts';
import type { PayoutStatus } from '../../core/payouts/payout.ts';
import { date, money } from '../../texts/format.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { payoutMessagesEn } from '../../texts/messages/payouts.en.ts';
import { payoutMessagesId } from '../../texts/messages/payouts.id.ts';
import { notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { PayoutsContext } from './context.ts';
import type { Payout } from './store.ts';

export const wordsIn = (language: Language): Messages<typeof payoutMessagesEn> => messagesIn(language, payoutMessagesEn, payoutMessagesId);

/** Tells a vendor, in the language of its account, what happened to its payout: anyone who did not ask for it learns of it by this. */
export async function emailVendor(
  tx: Tx,
  { notifier, addresses }: Pick<PayoutsContext, 'notifier' | 'addresses'>,
  happened: PayoutStatus,
  payout: Payout,
): Promise<void> {
  const contact = await vendorContact(tx, payout.vendorId);
  if (!contact) return;
  const { email: to, language, businessName: name } = contact;
  const t = wordsIn(language);
  const amount = money(payout.amountIdr, language);
  const { failure } = payout;
  await notifier.email(tx, {
    to,
    language,
    subject: notice(`payouts.${happened}_subject`, { amount: payout.amountIdr }),
    body: t.body(`${happened}_text`, {
      name,
      amount,
      number: payout.number,
      bank: payout.account.bankName,
      end: payout.account.numberEnd,
      holder: payout.account.holderName,
      from: date(payout.expectedFrom, language),
      by: date(payout.expectedBy, language),
      reference: payout.reference ?? '',
      reason: failure === null ? '' : `${t(`failure_${failure.code}`)}${failure.note === '' ? '' : `\n${failure.note}`}`,
      link: addresses.page(pages.earnings, language),
    }),
  });
}
