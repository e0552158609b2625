// Against a local server that speaks Twilio's documented protocol: https://www.twilio.com/docs/messaging/api/message-resource
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { SmsOutage } from '../ports/sms.ts';
import { portOf } from '../testing/port-of.ts';
import { twilioSms } from './sms-twilio.ts';

const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'not-a-real-token';
const sms = { id: '01890000-0000-7000-8000-000000000000', to: '+6281234567890', text: 'Kode: 123456 & rahasia' };

let server: Server | undefined;
afterEach(() => server?.close());

type Received = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
};
type Reply = { readonly status: number; readonly body: string };

/** What the service answers to a message, and what it received. */
async function serviceThat(answer: (received: Received) => Reply): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const textOf = async (request: IncomingMessage) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(request);
    const one = { method: request.method, url: request.url, headers: request.headers, form: new URLSearchParams(text) };
    received.push(one);
    const { status, body } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  server = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${portOf(server)}`, received };
}

/** The documented behaviour: keys are checked first, then the parameters. */
function documented({ headers, form }: Received): Reply {
  const failure = (status: number, code: number, message: string): Reply => ({ status, body: JSON.stringify({ code, message, status }) });
  if (headers.authorization !== `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`)
    return failure(401, 20003, 'Authenticate');
  if (!/^\+\d{8,15}$/.test(form.get('To') ?? '')) return failure(400, 21211, "Invalid 'To' Phone Number");
  if (!form.has('From') && !form.has('MessagingServiceSid')) return failure(400, 21603, "A 'From' phone number is required");
  return { status: 201, body: JSON.stringify({ sid: `SM${'a'.repeat(32)}`, status: 'queued', error_code: null, to: form.get('To') }) };
}

describe('a text message through Twilio', () => {
  test('is a form with basic authentication, and accepted', async () => {
    const { url, received } = await serviceThat(documented);
    expect(await twilioSms({ url, accountSid, authToken, from: '+15005550006' }).send(sms)).toBe('accepted');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
    });
    expect(Object.fromEntries(received[0]?.form ?? [])).toEqual({ To: sms.to, Body: sms.text, From: '+15005550006' });
  });
  test('comes from a messaging service when that is configured', async () => {
    const { url, received } = await serviceThat(documented);
    const from = `MG${'b'.repeat(32)}`;
    expect(await twilioSms({ url, accountSid, authToken, from }).send(sms)).toBe('accepted');
    expect(received[0]?.form.get('MessagingServiceSid')).toBe(from);
    expect(received[0]?.form.has('From')).toBe(false);
  });
  test('that it will never deliver is refused, not tried again', async () => {
    const { url } = await serviceThat(documented);
    expect(await twilioSms({ url, accountSid, authToken, from: '+15005550006' }).send({ ...sms, to: '0812' })).toBe('refused');
  });
  test('is retried after wrong credentials', async () => {
    const { url } = await serviceThat(documented);
    await expect(twilioSms({ url, accountSid, authToken: 'wrong', from: '+15005550006' }).send(sms)).rejects.toThrow(SmsOutage);
  });
  test.each([
    ['too many requests', { status: 429, body: '{"code":20429}' }, false],
    ['an outage', { status: 503, body: 'upstream' }, false],
    ['a gateway without an answer', { status: 504, body: 'upstream' }, true],
    ['an answer that is no JSON', { status: 201, body: '<html>' }, true],
    ['an answer without an id', { status: 201, body: '{}' }, true],
    ['an answer without end', { status: 201, body: 'x'.repeat(100_000) }, true],
    ['a redirect', { status: 302, body: '' }, true],
  ])('is an outage after %s, which says whether it may have been sent', async (_what, reply, mayHaveBeenSent) => {
    const { url } = await serviceThat(() => reply);
    const sending = twilioSms({ url, accountSid, authToken, from: '+15005550006' }).send(sms);
    await expect(sending).rejects.toThrow(SmsOutage);
    await expect(sending).rejects.toMatchObject({ mayHaveBeenSent });
  });
  test('is tried again when nobody is there', async () => {
    const { url } = await serviceThat(documented);
    await new Promise((closed) => server?.close(closed));
    await expect(twilioSms({ url, accountSid, authToken, from: '+15005550006' }).send(sms)).rejects.toMatchObject({
      name: 'SmsOutage',
      mayHaveBeenSent: false,
    });
  });
});
