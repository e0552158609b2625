import { randomUUID } from 'node:crypto';
import type { Mail, MailPort } from '../ports/mail.ts';
import type { Connection } from './database.ts';
import type { Jobs } from './jobs.ts';

/** Mails leave through a job, written with the facts they tell of: none is sent for something that did not happen, none is lost. */
export interface Post {
  mail(tx: Connection, mail: Omit<Mail, 'id'>): Promise<void>;
}

const QUEUE = 'send-mail';
/** A header must stay one line, whatever a name or a subject contains. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ').slice(0, 200);

export function createPost(jobs: Jobs, port: MailPort): Post {
  jobs.handle<Mail>({ name: QUEUE, retries: 10, work: (mail) => port.send(mail) });
  return {
    mail: (tx, mail) => jobs.enqueue(tx, QUEUE, { id: randomUUID(), to: oneLine(mail.to), subject: oneLine(mail.subject), text: mail.text }),
  };
}
