import type { LiveEvent } from '../../contract/identity.ts';
import { pageOfEmail } from '../../core/feed/email-page.ts';
import type { Notice } from '../../texts/notices.ts';
import { addresseeOf } from '../identity/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';

interface FeedParts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly addresses: Addresses;
}

/**
 * A notifier whose emails also stand in the receiver's activity stream, written in the same transaction: what is worth an email is worth a
 * line, and no capability has to think of it. The line keeps the subject as a notice: it is read in the reader's language, not in that of
 * the email. Who has no account gets the email alone; anyone who never confirmed the address gets nothing, since an email may hold what
 * someone typed (S69). Emails that carry a token, or are about the account, go through the plain notifier and hold nothing that anyone typed.
 */
export const notifierWithActivity = (notifier: Notifier, { clock, bus, addresses }: FeedParts): Notifier => ({
  sms: (tx, sms) => notifier.sms(tx, sms),
  async email(tx, mail) {
    const addressee = await addresseeOf(tx, mail.to);
    if (addressee?.isConfirmed === false) return;
    await notifier.email(tx, mail);
    if (addressee === null) return;
    const { id: accountId } = addressee;
    await keep(tx, {
      accountId,
      notice: mail.subject,
      page: pageOfEmail(mail.text, Object.values(addresses.origins())),
      at: clock.now(),
    });
    await bus.publish(tx, `account:${accountId}`, JSON.stringify({ kind: 'feed' } satisfies LiveEvent));
  },
});

const keep = async (
  tx: Connection,
  { accountId, notice, page, at }: { accountId: number; notice: Notice; page: string; at: number },
): Promise<void> => {
  await tx
    .insertInto('feed_item')
    .values({ account_id: accountId, notice: JSON.stringify(notice), page, at: new Date(at) })
    .execute();
};
