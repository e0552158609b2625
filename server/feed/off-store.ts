import type { NotificationChannel, NotificationKind } from '../../core/feed/kinds.ts';
import type { Connection } from '../kit/database.ts';

/** What an account turned off: for each kind the channels it does not come by. */
export async function turnedOff(db: Connection, accountId: number): Promise<ReadonlyMap<string, ReadonlySet<NotificationChannel>>> {
  const rows = await db.selectFrom('notification_off').select(['kind', 'channel']).where('account_id', '=', accountId).execute();
  return new Map([...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => [kind, new Set(of.map(({ channel }) => channel))]));
}

/** Turns a kind on or off; saying the same again changes nothing. */
export async function turn(
  db: Connection,
  { accountId, kind, channel }: { readonly accountId: number; readonly kind: NotificationKind; readonly channel: NotificationChannel },
  isOn: boolean,
  now: Date,
): Promise<void> {
  const row = { account_id: accountId, kind, channel };
  if (isOn)
    await db
      .deleteFrom('notification_off')
      .where((e) => e.and(row))
      .execute();
  else
    await db
      .insertInto('notification_off')
      .values({ ...row, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
