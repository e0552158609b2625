import type { Database } from '../kit/database.ts';
import type { SmsPort } from '../ports/sms.ts';

/** The embedded default: text messages are kept in the database and read at `/dev/outbox`. */
export const outboxSms = (db: Database): SmsPort => ({
  async send(sms) {
    await db
      .insertInto('outbox_message')
      .values({ id: sms.id, kind: 'sms', recipient: sms.to, body_text: sms.text })
      .onConflict((c) => c.column('id').doNothing())
      .execute();
    return 'accepted';
  },
});
