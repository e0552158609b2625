import { SmsOutage, type SmsPort } from '../ports/sms.ts';
import { fieldsOf } from '../../core/unknown.ts';

export interface TwilioOptions {
  /** Where its API is, without a path. */
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in the form `+…`, or the id of a messaging service (`MG…`). */
  readonly from: string;
}

const TIMEOUT_MS = 10_000;
/** Answers by which the provider says that it took nothing. */
const notTaken: ReadonlySet<number> = new Set([401, 403, 429, 503]);
/** Faults of a connection that never came about. */
const notConnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const ANSWER_BYTES_MAX = 64 * 1024;

/**
 * Twilio's Programmable Messaging: a form posted to `/2010-04-01/Accounts/{sid}/Messages.json` with basic authentication. 201 is accepted;
 * 429 and 5xx are outages; any other 4xx says something about the message that no retry changes. It takes no idempotency key, so whatever
 * may have gone out is reported as such. Its answers hold numbers and texts of
 * people, so they are read for their shape alone and never logged.
 */
export function twilioSms({ url, accountSid, authToken, from }: TwilioOptions): SmsPort {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    async send({ to, text }) {
      const answer = await post(address, authorization, {
        To: to,
        Body: text,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
      });
      if (answer.status === 201) {
        if (!/^(SM|MM)[0-9a-f]{32}$/.test(await sidOf(answer)))
          throw new SmsOutage('the provider accepted a message without naming it', { mayHaveBeenSent: true });
        return 'accepted';
      }
      await answer.body?.cancel();
      // Wrong credentials are a configuration error: the message can still be sent once they are corrected.
      if (answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status)) return 'refused';
      // 401, 403, 429 and 503 say that it was not taken; after any other answer it may have been.
      throw new SmsOutage(`the provider answered ${answer.status}`, { mayHaveBeenSent: !notTaken.has(answer.status) });
    },
  };
}

async function post(address: string, authorization: string, form: Record<string, string>): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (fault) {
    throw new SmsOutage('the provider could not be reached', { cause: fault, mayHaveBeenSent: !notConnected.has(codeOf(fault)) });
  }
}

const codeOf = (fault: unknown): unknown => {
  const cause = fault instanceof Error ? fault.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
};

/** The id the provider gave the message; nothing is believed to have it that is too long or no JSON. */
async function sidOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES_MAX) throw new SmsOutage('the provider’s answer is too long', { mayHaveBeenSent: true });
      chunks.push(chunk);
    }
    const { sid } = fieldsOf(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    return typeof sid === 'string' ? sid : '';
  } catch (fault) {
    throw fault instanceof SmsOutage
      ? fault
      : new SmsOutage('the provider’s answer cannot be read', { cause: fault, mayHaveBeenSent: true });
  }
}
