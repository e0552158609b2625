import type { LiveEvent } from '../../contract/identity.ts';
import { pageOfLetter } from '../../core/feed/letter-page.ts';
import type { Notice } from '../../texts/notices.ts';
import { accountIdOf } from '../identity/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Post } from '../kit/post.ts';

interface FeedParts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly addresses: Addresses;
}

/**
 * A post whose mails also stand in the receiver's activity stream, written in the same transaction: what is worth a letter is worth a line,
 * and no capability has to think of it. The line keeps the mail's subject as a notice: it is read in the reader's language, not in that of the mail. A letter to somebody without an account is only a letter. Letters that carry a token go through
 * the plain post.
 */
export const postThatIsKept = (post: Post, { clock, bus, addresses }: FeedParts): Post => ({
  sms: (tx, sms) => post.sms(tx, sms),
  async mail(tx, mail) {
    await post.mail(tx, mail);
    const accountId = await accountIdOf(tx, mail.to);
    if (accountId === null) return;
    await keep(tx, {
      accountId,
      notice: mail.subject,
      page: pageOfLetter(mail.text, Object.values(addresses.origins())),
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
