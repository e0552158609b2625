import type { LiveEvent } from '../../contract/identity.ts';
import { pageOfLetter } from '../../core/feed/letter-page.ts';
import { accountIdOf } from '../identity/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Post } from '../kit/post.ts';

interface FeedParts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly publicUrl: () => string;
}

/**
 * A post whose mails also stand in the receiver's activity stream, written in the same transaction: what is worth a letter is worth a line,
 * and no capability has to think of it. A letter to somebody without an account is only a letter. Letters that carry a token go through
 * the plain post.
 */
export const postThatIsKept = (post: Post, { clock, bus, publicUrl }: FeedParts): Post => ({
  sms: (tx, sms) => post.sms(tx, sms),
  async mail(tx, mail) {
    await post.mail(tx, mail);
    const accountId = await accountIdOf(tx, mail.to);
    if (accountId === null) return;
    await keep(tx, { accountId, title: titleOf(mail.subject), page: pageOfLetter(mail.text, publicUrl()), at: clock.now() });
    await bus.publish(tx, `account:${accountId}`, JSON.stringify({ kind: 'feed' } satisfies LiveEvent));
  },
});

const keep = async (
  tx: Connection,
  { accountId, title, page, at }: { accountId: number; title: string; page: string; at: number },
): Promise<void> => {
  await tx
    .insertInto('feed_item')
    .values({ account_id: accountId, title, page, at: new Date(at) })
    .execute();
};

const titleOf = (subject: string): string =>
  Array.from(subject.replace(/\s+/g, ' ').trim() || '–')
    .slice(0, 200)
    .join('');
