// Against a real SMTP server: emails arrive unchanged, and header values cannot add recipients.
import { once } from 'node:events';
import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { smtpEmail } from './email-smtp.ts';

const arrived: { to: string[]; raw: Buffer }[] = [];
const newest = async (): Promise<{ to: string[]; mail: Email }> => {
  const { to, raw } = arrived.at(-1) ?? { to: [], raw: Buffer.alloc(0) };
  return { to, mail: await PostalMime.parse(raw) };
};
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
      done();
    });
  },
});
let mail: ReturnType<typeof smtpEmail>;
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  mail = smtpEmail(`smtp://127.0.0.1:${portOf(listening)}`, 'Pelaminan <no-reply@pelaminan.test>');
});
afterAll(async () => {
  mail.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

test('an email arrives with its text in any script', async () => {
  await mail.send({
    id: '0190-abc',
    to: 'ayu@example.test',
    subject: 'Saldo kredit bertambah – Rp 500.000',
    text: 'Halo Ayu & Budi,\n\nterima kasih 🌸',
  });
  const { to, mail: received } = await newest();
  expect(to).toEqual(['ayu@example.test']);
  expect(received).toMatchObject({
    subject: 'Saldo kredit bertambah – Rp 500.000',
    from: { address: 'no-reply@pelaminan.test' },
    messageId: '<0190-abc@pelaminan>',
  });
  expect(received.text?.trim()).toBe('Halo Ayu & Budi,\n\nterima kasih 🌸');
});

test('a calendar file comes as one that mail programs take over', async () => {
  const file = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await mail.send({ id: '0190-cal', to: 'ayu@example.test', subject: 's', text: 't', calendar: { method: 'CANCEL', file } });
  const { mail: received } = await newest();
  expect(received.text?.trim()).toBe('t');
  const invite = received.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(invite).toMatchObject({ method: 'CANCEL' });
  // The reader of emails writes line breaks in its own way.
  expect(new TextDecoder().decode(invite?.content as ArrayBuffer).split(/\r?\n/)).toEqual(file.split('\r\n'));
});

test('a line break in a subject makes no second header and no second receiver', async () => {
  await mail.send({ id: '0190-def', to: 'ayu@example.test', subject: 'Hello\r\nBcc: evil@example.test', text: 'x' });
  const { to, mail: received } = await newest();
  expect(to).toEqual(['ayu@example.test']);
  expect(received.bcc).toBeUndefined();
});

test('a server that does not answer is an outage the job can see', async () => {
  const nobody = smtpEmail('smtp://127.0.0.1:1', 'Pelaminan <no-reply@pelaminan.test>');
  await expect(nobody.send({ id: '1', to: 'a@example.test', subject: 's', text: 't' })).rejects.toThrow(/ECONNREFUSED/);
  nobody.close();
});

test.each([
  ['at all', ''],
  ['after its greeting', '220 mail.example.test\r\n'],
])('a server that says nothing %s is an outage too, in time', async (_, greeting) => {
  const silent = createServer((socket) => void socket.write(greeting));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const patient = smtpEmail(`smtp://127.0.0.1:${portOf(silent)}`, 'Pelaminan <no-reply@pelaminan.test>', 100);
  await expect(patient.send({ id: '1', to: 'a@example.test', subject: 's', text: 't' })).rejects.toThrow(/timeout|greeting/i);
  patient.close();
  silent.close();
});
