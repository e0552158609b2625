import { createTransport } from 'nodemailer';
import type { Email, EmailPort } from '../ports/email.ts';

/** How long an email server may say nothing before an email counts as not sent; its job tries again. */
const silenceMs = 30_000;

/** That no person wrote it, so that nobody’s away notice answers it (RFC 3834); its language; and how to turn it off without a page (RFC 8058). */
const headersOf = ({ language, unsubscribe }: Email): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(language && { 'Content-Language': language }),
  ...(unsubscribe !== undefined && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** Who emails are from, and who reads what is answered to them; null: nobody but the sender's mailbox. */
interface Sender {
  readonly from: string;
  readonly replyTo: string | null;
}

/** A real mail server. */
export function smtpEmail(url: string, { from, replyTo }: Sender, patienceMs = silenceMs): EmailPort & { close(): void } {
  const transport = createTransport(
    { url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        ...(replyTo !== null && { replyTo }),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== undefined && { html: mail.html }),
        headers: headersOf(mail),
        ...(mail.calendar && { icalEvent: { method: mail.calendar.method, filename: 'meeting.ics', content: mail.calendar.file } }),
        messageId: `<${mail.id}@pelaminan>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
