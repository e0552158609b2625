import { createTransport } from 'nodemailer';
import type { EmailPort } from '../ports/email.ts';

/** How long an email server may say nothing before an email counts as not sent; its job tries again. */
const silenceMs = 30_000;

/** A real mail server. */
export function smtpEmail(url: string, from: string, patienceMs = silenceMs): EmailPort & { close(): void } {
  const transport = createTransport(
    { url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs },
    { from },
  );
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
