import { createTransport } from 'nodemailer';
import type { EmailPort } from '../ports/email.ts';

/** A real mail server. */
export function smtpEmail(url: string, from: string): EmailPort & { close(): void } {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.calendar && { icalEvent: { method: mail.calendar.method, filename: 'meeting.ics', content: mail.calendar.file } }),
        messageId: `<${mail.id}@pelaminan>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
