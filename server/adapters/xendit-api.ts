// Requests to Xendit: basic authentication with the secret key, JSON bodies, errors with a code.
import type * as z from 'zod';
import { GatewayOutage } from '../ports/payment-gateway.ts';
import { fieldsOf } from '../../core/unknown.ts';

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 512 * 1024;

export interface XenditApi {
  /** What is at a path, or null when there is nothing. Throws `GatewayOutage`. */
  get<S extends z.ZodType>(path: string, shape: S): Promise<z.output<S> | null>;
  /** Sends once; sent again with the same key it is the same request. Throws `GatewayOutage`. */
  post<S extends z.ZodType>(path: string, body: object, shape: S, key: string): Promise<z.output<S>>;
}

/** Only its own host is called, no redirect is followed, and what it answers is limited in time and size and read by a shape. (S33, S60) */
export function xenditApi({ url, secretKey }: { readonly url: string; readonly secretKey: string }): XenditApi {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const send = async (path: string, sent?: { readonly body: object; readonly key: string }): Promise<{ status: number; text: string }> => {
    const always = { authorization, accept: 'application/json' };
    const request = sent
      ? {
          method: 'POST',
          headers: { ...always, 'content-type': 'application/json', 'idempotency-key': sent.key },
          body: JSON.stringify(sent.body),
        }
      : { method: 'GET', headers: always };
    try {
      const answer = await fetch(`${url}${path}`, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { status: answer.status, text: await textOf(answer) };
    } catch (fault) {
      throw fault instanceof GatewayOutage ? fault : new GatewayOutage('the gateway could not be reached', fault);
    }
  };
  return {
    async get(path, shape) {
      const { status, text } = await send(path);
      return status === 404 ? null : read(status, text, shape);
    },
    async post(path, body, shape, key) {
      const { status, text } = await send(path, { body, key });
      return read(status, text, shape);
    },
  };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new GatewayOutage('the gateway’s answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Its words may hold names of people: only the code of an error is ever repeated. */
function read<S extends z.ZodType>(status: number, text: string, shape: S): z.output<S> {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch (fault) {
    throw new GatewayOutage(`the gateway answered ${status} and no JSON`, fault);
  }
  if (status < 200 || status > 299) {
    const code = fieldsOf(told)['error_code'];
    const isCode = typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code);
    throw new GatewayOutage(`the gateway answered ${status}${isCode ? ` ${code}` : ''}`);
  }
  const result = shape.safeParse(told);
  if (!result.success) throw new GatewayOutage('the gateway’s answer has another shape');
  return result.data;
}
