import { randomUUID } from 'node:crypto';
import { withoutLinks } from '../../core/web-address.ts';
import type { Email, EmailPort } from '../ports/email.ts';
import { type Sms, SmsOutage, type SmsPort } from '../ports/sms.ts';
import { type EmailBlock, type EmailBody, type EmailContent, type EmailFooter, plain, plainEmail } from '../../texts/email-body.ts';
import { accountFooter } from '../../texts/messages/email-frame.ts';
import { type Notice, noticeText } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import { encrypt, decrypt } from './ciphertext.ts';
import type { SentMessages } from './sent-messages.ts';

/** Emails and text messages leave through a job, written with the facts they tell of: none is sent for something that did not happen, none is lost. */
export interface Notifier {
  email(tx: Connection, mail: NewEmail): Promise<void>;
  /** After `worthlessAt` (epoch milliseconds) it is not sent any more: a code that has run out only confuses. */
  sms(tx: Connection, sms: Omit<Sms, 'id'> & { readonly worthlessAt: number }): Promise<void>;
}

/** An email before it is put into words: its subject is a notice, so that whatever else shows it can say it in another language. */
export interface NewEmail extends Omit<Email, 'id' | 'subject' | 'text' | 'html' | 'language'> {
  /** In which it is written: the receiver's. */
  readonly language: Language;
  readonly subject: Notice;
  readonly body: EmailBody;
  /** Whose own act it tells of, where that is not the account that asks. */
  readonly by?: number;
  /** Why the receiver gets it. When nothing is said, that it is about their address or account. */
  readonly footer?: EmailFooter;
}

/** An email in the queue: as text, and what its HTML is made from. One of the version before is text alone. */
interface EmailJob extends Omit<Email, 'html' | 'language'> {
  readonly content?: EmailContent;
}

export interface NotifierOptions {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly email: EmailPort;
  /** Makes the HTML of an email. */
  readonly render: (content: EmailContent) => Promise<string>;
  readonly sms: SmsPort;
  readonly sent: SentMessages;
  /** Text messages carry codes: in the queue they lie encrypted with this key. */
  readonly smsKeys: Keys;
}

interface EncryptedSms {
  readonly id: string;
  readonly to: string;
  /** The text, encrypted. Jobs of the version before are under way with this name. */
  readonly box: string;
  readonly worthlessAt: number;
}

const emailQueue = 'send-mail';
const smsQueue = 'send-sms';
const headerLengthMax = 200;
/** A header must stay one line, whatever a name or a subject contains. It is cut between characters: half of one is in no JSON that the database takes. */
const oneLine = (text: string): string =>
  Array.from(text.replace(/[\r\n\u2028\u2029]+/g, ' '))
    .slice(0, headerLengthMax)
    .join('');

/** What we say ourselves holds names, of which nothing becomes a link either. Addresses of ours are buttons, links and facts; a quote is what someone wrote. */
const spoken = (block: EmailBlock): EmailBlock => (block.kind === 'paragraph' ? { ...block, text: withoutLinks(block.text) } : block);

/** Also handles the jobs that send. An email may go out twice, under one Message-ID; a text message never does. */
export function createNotifier({ jobs, clock, log, email: mailPort, render, sms: smsPort, sent, smsKeys }: NotifierOptions): Notifier {
  /** An email whose looks cannot be made is still to be read: it goes out as text. */
  const withLooks = async (content: EmailContent): Promise<{ readonly html?: string }> => {
    try {
      return { html: await render(content) };
    } catch (fault) {
      log.error({ err: fault }, 'email: its HTML could not be made, it goes out as text');
      return {};
    }
  };
  jobs.handle<EmailJob>({
    name: emailQueue,
    retries: 10,
    async work({ content, ...mail }) {
      const before = await sent.begin(mail.id, 'mail');
      // One whose fate is not known goes out again under the same Message-ID, which mail servers recognise.
      if (before !== 'new' && before !== 'begun') return;
      // Rendered here, so that nobody who clicks waits for it.
      await mailPort.send(content === undefined ? mail : { ...mail, language: content.language, ...(await withLooks(content)) });
      await sent.end(mail.id, 'accepted');
    },
  });
  jobs.handle<EncryptedSms>({
    name: smsQueue,
    retries: 6,
    async work({ id, to, box, worthlessAt }) {
      if (clock.now() >= worthlessAt) return;
      const text = decrypt(Buffer.from(box, 'base64'), smsKeys, id);
      const before = await sent.begin(id, 'sms');
      // A text message costs money and has no key that its provider would know it by: it is never sent twice.
      if (before === 'begun') await sent.end(id, 'unknown');
      if (before === 'begun') log.warn({ smsId: id }, 'text message: whether it went out is not known, it is not sent again');
      if (before !== 'new') return;
      const outcome = await smsPort.send({ id, to, text }).catch(async (fault: unknown) => {
        if (!(fault instanceof SmsOutage)) throw fault;
        if (fault.mayHaveBeenSent) return 'unknown' as const;
        await sent.forget(id);
        throw fault;
      });
      await sent.end(id, outcome);
      if (outcome !== 'accepted') log.warn({ smsId: id, outcome }, 'text message not accepted by the provider');
    },
  });
  jobs.handle({ name: 'sent-messages-clean-up', retries: 2, schedule: '25 3 * * *', work: () => sent.purge() });
  return {
    email(tx, { to, language, subject, body, footer = accountFooter(language), calendar, unsubscribe }) {
      // Names and titles that people typed are in it: nothing of them becomes a link.
      const heading = withoutLinks(oneLine(plain(noticeText(subject, language))));
      const content: EmailContent = { language, heading, body: body.map(spoken), footer };
      return jobs.enqueue(tx, emailQueue, {
        id: randomUUID(),
        to: oneLine(to),
        subject: heading,
        // The version before sends it without its looks.
        text: plainEmail(content),
        content,
        ...(calendar && { calendar }),
        ...(unsubscribe !== undefined && { unsubscribe }),
      } satisfies EmailJob);
    },
    sms(tx, { to, text, worthlessAt }) {
      const id = randomUUID();
      return jobs.enqueue(tx, smsQueue, { id, to, box: encrypt(text, smsKeys, id).toString('base64'), worthlessAt } satisfies EncryptedSms);
    },
  };
}
