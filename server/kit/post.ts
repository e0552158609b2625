import { randomUUID } from 'node:crypto';
import type { Mail, MailPort } from '../ports/mail.ts';
import type { Sms, SmsPort } from '../ports/sms.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import { seal, unseal } from './sealed-box.ts';

/** Mails and text messages leave through a job, written with the facts they tell of: none is sent for something that did not happen, none is lost. */
export interface Post {
  mail(tx: Connection, mail: Omit<Mail, 'id'>): Promise<void>;
  /** After `worthlessAt` (epoch milliseconds) it is not sent any more: a code that has run out only confuses. */
  sms(tx: Connection, sms: Omit<Sms, 'id'> & { readonly worthlessAt: number }): Promise<void>;
}

export interface PostOptions {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  /** Text messages carry codes: in the queue they lie sealed with this key. */
  readonly smsKeys: Keys;
}

interface SealedSms {
  readonly id: string;
  readonly to: string;
  readonly box: string;
  readonly worthlessAt: number;
}

const mailQueue = 'send-mail';
const smsQueue = 'send-sms';
/** A header must stay one line, whatever a name or a subject contains. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ').slice(0, 200);

export function createPost({ jobs, clock, log, mail: mailPort, sms: smsPort, smsKeys }: PostOptions): Post {
  jobs.handle<Mail>({ name: mailQueue, retries: 10, work: (mail) => mailPort.send(mail) });
  jobs.handle<SealedSms>({
    name: smsQueue,
    retries: 6,
    async work({ id, to, box, worthlessAt }) {
      if (clock.now() >= worthlessAt) return;
      const text = unseal(Buffer.from(box, 'base64'), smsKeys, id);
      if ((await smsPort.send({ id, to, text })) === 'refused') log.warn({ smsId: id }, 'text message refused by the provider');
    },
  });
  return {
    mail: (tx, mail) =>
      jobs.enqueue(tx, mailQueue, {
        id: randomUUID(),
        to: oneLine(mail.to),
        subject: oneLine(mail.subject),
        text: mail.text,
        ...(mail.calendar && { calendar: mail.calendar }),
      } satisfies Mail),
    sms(tx, { to, text, worthlessAt }) {
      const id = randomUUID();
      return jobs.enqueue(tx, smsQueue, { id, to, box: seal(text, smsKeys, id).toString('base64'), worthlessAt } satisfies SealedSms);
    },
  };
}
