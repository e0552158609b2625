import { notifyAccounts } from '../kit/account-news.ts';
import { pageOfEmail } from '../../core/feed/email-page.ts';
import { isChoice, isOptional, kindOfNotice, type NotificationChannel } from '../../core/feed/kinds.ts';
import { notificationSettingsPage } from '../../core/feed/pages.ts';
import { addressesOf } from '../../texts/email-body.ts';
import { notificationFooter } from '../../texts/messages/email-frame.ts';
import { addresseeOf } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { NewEmail, Notifier } from '../kit/notifier.ts';
import { currentUnit } from '../kit/unit.ts';
import type { FeedContext } from './context.ts';
import { turnedOff } from './off-store.ts';
import { queuePush } from './push.ts';
import { readerOf, turnOffAddress } from './settings.ts';

type Parts = Pick<FeedContext, 'clock' | 'bus' | 'jobs' | 'addresses' | 'turnOffKeys'>;

/**
 * A notifier whose emails are also in the receiver's list of notifications, written in the same transaction: what is worth an email is worth a
 * line, and no capability has to think of it. What someone did themselves is a line that was read already. The line keeps the subject as a notice: it is read in the reader's language, not in that of
 * the email. Here alone what someone turned off stays off. Who has no account gets the email alone; anyone who never confirmed the address
 * gets nothing, since an email may hold what someone typed (S69). Emails that carry a token, or are about the account, go through the plain
 * notifier and hold nothing that anyone typed.
 */
export const notifierWithActivity = (notifier: Notifier, parts: Parts): Notifier => ({
  sms: (tx, sms) => notifier.sms(tx, sms),
  async email(tx, mail) {
    const addressee = await addresseeOf(tx, mail.to);
    if (addressee?.isConfirmed === false) return;
    const reader = addressee && readerOf(addressee.type);
    if (!addressee || !reader) return notifier.email(tx, mail);
    const { id: accountId } = addressee;
    const kind = kindOfNotice(mail.subject.code);
    const off = (await turnedOff(tx, accountId)).get(kind);
    const isOff = (channel: NotificationChannel): boolean => isChoice(kind, channel, reader) && off?.has(channel) === true;
    if (!isOff('email')) {
      const turnOff = isOptional(kind) ? turnOffAddress(parts.addresses, parts.turnOffKeys, { accountId, kind }) : null;
      const settings = parts.addresses.page(notificationSettingsPage(reader), mail.language);
      await notifier.email(tx, {
        ...mail,
        footer: notificationFooter(mail.language, kind, { turnOff, settings }),
        ...(turnOff !== null && { unsubscribe: turnOff }),
      });
    }
    if (isOff('product')) return;
    // What someone did is no news for them, and none for their phone.
    const isOwn = accountId === (mail.by ?? currentUnit()?.actor);
    const item = await keep(tx, parts, { accountId, isOwn }, mail);
    // What may not be chosen does not come by this channel.
    if (!isOwn && isChoice(kind, 'push', reader) && !isOff('push')) await queuePush(tx, parts, accountId, item);
  },
});

type Receiver = { readonly accountId: number; readonly isOwn: boolean };
async function keep(
  tx: Connection,
  { clock, bus, addresses }: Parts,
  { accountId, isOwn }: Receiver,
  { subject, body }: NewEmail,
): Promise<string> {
  const at = new Date(clock.now());
  const page = pageOfEmail(addressesOf(body).join('\n'), Object.values(addresses.origins()));
  const { id } = await tx
    .insertInto('feed_item')
    .values({ account_id: accountId, notice: JSON.stringify(subject), page, at, read_at: isOwn ? at : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notifyAccounts(tx, bus, [accountId], { kind: 'feed' });
  return id;
}
