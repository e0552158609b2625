import type { Database } from '../kit/database.ts';
import type { EmailPort } from '../ports/email.ts';

/** The embedded default: emails are kept in the database and read at `/dev/outbox`. */
export const outboxEmail = (db: Database): EmailPort => ({
  async send(mail) {
    await db
      .insertInto('outbox_message')
      .values({
        id: mail.id,
        kind: 'mail',
        recipient: mail.to,
        subject: mail.subject,
        body_text: mail.text,
        html: mail.html ?? null,
        calendar: mail.calendar?.file ?? null,
      })
      .onConflict((c) => c.column('id').doNothing())
      .execute();
  },
});
