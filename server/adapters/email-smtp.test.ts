// Against a real SMTP server: emails arrive unchanged, and header values cannot add recipients.
import { once } from 'node:events';
import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainEmail } from '../../texts/email-body.ts';
import { renderEmail } from '../emails/api.ts';
import { emailSamples } from '../emails/samples.ts';
import { portOf } from '../testing/port-of.ts';
import { smtpEmail } from './email-smtp.ts';

const arrived: { to: string[]; raw: Buffer }[] = [];
const newest = async (): Promise<{ to: string[]; mail: Email }> => {
  const { to, raw } = arrived.at(-1) ?? { to: [], raw: Buffer.alloc(0) };
  return { to, mail: await PostalMime.parse(raw) };
};
const headersOf = (mail: Email) => Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
/** So many emails are put off (451) before one is taken. */
let putOff = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (putOff-- > 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
      arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
      done();
    });
  },
});
let mail: ReturnType<typeof smtpEmail>;
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  mail = smtpEmail(`smtp://127.0.0.1:${portOf(listening)}`, {
    from: 'Pelaminan <no-reply@pelaminan.test>',
    replyTo: 'support@pelaminan.test',
  });
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
    replyTo: [{ address: 'support@pelaminan.test' }],
    messageId: '<0190-abc@pelaminan>',
  });
  expect(received.text?.trim()).toBe('Halo Ayu & Budi,\n\nterima kasih 🌸');
});

test('an email is text and HTML, says that no person wrote it, in which language, and how it is turned off without a page', async () => {
  const unsubscribe = 'https://pelaminan.test/unsubscribe/token';
  const html = '<p>Halo Ayu &amp; Budi 🌸</p>';
  await mail.send({ id: '0190-html', to: 'ayu@example.test', subject: 's', text: 'Halo Ayu & Budi 🌸', html, language: 'id', unsubscribe });
  const { mail: received } = await newest();
  expect([received.text?.trim(), received.html?.trim()]).toEqual(['Halo Ayu & Budi 🌸', html]);
  expect(headersOf(received)).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'id',
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(headersOf(received)['content-type']).toMatch(/^multipart\/alternative/);
  await mail.send({ id: '0190-must', to: 'ayu@example.test', subject: 's', text: 't', html, language: 'en' });
  expect(headersOf((await newest()).mail)).not.toHaveProperty('list-unsubscribe');
});

test.each(['en', 'id'] as const)('every email arrives as it was written: %s', async (language) => {
  for (const { content } of emailSamples().filter((sample) => sample.language === language)) {
    const [text, html] = [plainEmail(content), await renderEmail(content)];
    await mail.send({ id: crypto.randomUUID(), to: 'ayu@example.test', subject: content.heading, text, html, language });
    const { mail: received } = await newest();
    expect(received.subject).toBe(content.heading);
    expect(received.text?.trim().split(/\r?\n/)).toEqual(text.split('\n'));
    expect(received.html?.trim()).toBe(html);
  }
});

test('an email that the server puts off is sent again under the same Message-ID', async () => {
  putOff = 1;
  const one = { id: '0190-again', to: 'ayu@example.test', subject: 's', text: 't' };
  await expect(mail.send(one)).rejects.toThrow(/451/);
  await mail.send(one);
  expect((await newest()).mail.messageId).toBe('<0190-again@pelaminan>');
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
  const nobody = smtpEmail('smtp://127.0.0.1:1', { from: 'Pelaminan <no-reply@pelaminan.test>', replyTo: null });
  await expect(nobody.send({ id: '1', to: 'a@example.test', subject: 's', text: 't' })).rejects.toThrow(/ECONNREFUSED/);
  nobody.close();
});

test.each([
  ['at all', ''],
  ['after its greeting', '220 mail.example.test\r\n'],
])('a server that says nothing %s is an outage too, in time', async (_, greeting) => {
  const silent = createServer((socket) => void socket.write(greeting));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const patient = smtpEmail(`smtp://127.0.0.1:${portOf(silent)}`, { from: 'Pelaminan <no-reply@pelaminan.test>', replyTo: null }, 100);
  await expect(patient.send({ id: '1', to: 'a@example.test', subject: 's', text: 't' })).rejects.toThrow(/timeout|greeting/i);
  patient.close();
  silent.close();
});
