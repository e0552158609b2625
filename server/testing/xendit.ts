// A server that implements Xendit's documented Invoice API as far as we use it: create, list by external id, read, expire, webhooks.
import { portOf } from './port-of.ts';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const xenditAccount = {
  secretKey: 'xnd_development_not_a_real_key',
  businessId: '5f27a14a9bf05c73dd040bc8',
  callbackToken: 'not-a-real-token-but-long',
} as const;

interface Invoice {
  readonly id: string;
  readonly external_id: string;
  readonly user_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly created: string;
  readonly updated: string;
  readonly expiry_date: string;
  readonly invoice_url: string;
  readonly available_banks: readonly object[];
  readonly [more: string]: unknown;
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}
type Reply = { readonly status: number; readonly body: unknown };
/** Answers instead of the documented behaviour; null leaves it to that. */
export type Mischief = (call: Call) => Reply | 'silence' | null;

const refusal = (status: number, error_code: string): Reply => ({ status, body: { error_code, message: 'told in words for people' } });

/** Listens on a free port. `clock` is what its instants are read from. */
export async function openXendit(clock: () => number = Date.now) {
  const invoices = new Map<string, Invoice>();
  const calls: Call[] = [];
  let mischief: Mischief = () => null;
  let url = '';
  const iso = (at: number): string => new Date(at).toISOString();

  const create = (body: Call['body']): Reply => {
    const { external_id: externalId, amount, invoice_duration: seconds } = body;
    if (typeof externalId !== 'string' || typeof amount !== 'number') return refusal(400, 'API_VALIDATION_ERROR');
    const id = randomBytes(12).toString('hex');
    const made: Invoice = {
      ...body,
      id,
      external_id: externalId,
      user_id: xenditAccount.businessId,
      status: 'PENDING',
      merchant_name: 'Pelaminan',
      amount,
      currency: typeof body['currency'] === 'string' ? body['currency'] : 'IDR',
      created: iso(clock() + invoices.size),
      updated: iso(clock()),
      expiry_date: iso(clock() + Number(seconds) * 1_000),
      invoice_url: `${url}/web/${id}`,
      available_banks: [
        { bank_code: 'BCA', collection_type: 'POOL', bank_account_number: '1076512345678' },
        { bank_code: 'BNI', collection_type: 'POOL' },
      ],
    };
    invoices.set(id, made);
    return { status: 200, body: made };
  };
  const change = (id: string, part: object): Reply => {
    const known = invoices.get(id);
    if (!known) return refusal(404, 'INVOICE_NOT_FOUND_ERROR');
    invoices.set(id, { ...known, ...part, updated: iso(clock()) });
    return { status: 200, body: invoices.get(id) };
  };
  const answer = ({ method, path, headers, body }: Call): Reply => {
    if (headers.authorization !== `Basic ${Buffer.from(`${xenditAccount.secretKey}:`).toString('base64')}`)
      return refusal(401, 'INVALID_API_KEY');
    const at = new URL(path, url);
    if (method === 'POST' && at.pathname === '/v2/invoices/') return create(body);
    const [, expired] = /^\/invoices\/([^/]+)\/expire!$/.exec(at.pathname) ?? [];
    if (method === 'POST' && expired !== undefined) return change(expired, { status: 'EXPIRED' });
    if (at.pathname === '/v2/invoices') {
      const wanted = at.searchParams.get('external_id');
      return { status: 200, body: [...invoices.values()].filter((one) => one.external_id === wanted) };
    }
    const known = invoices.get(at.pathname.replace('/v2/invoices/', ''));
    return known ? { status: 200, body: known } : refusal(404, 'INVOICE_NOT_FOUND_ERROR');
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { method = '', url: path = '', headers } = request;
    const call: Call = { method, path, headers, body: text === '' ? {} : (JSON.parse(text) as Call['body']) };
    calls.push(call);
    const reply = mischief(call) ?? answer(call);
    if (reply === 'silence') return;
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json', location: `${url}/elsewhere` }).end(body);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${portOf(server)}`;
  const invoiceOf = (externalId: string): Invoice => {
    const found = [...invoices.values()].find((one) => one.external_id === externalId && one.status !== 'EXPIRED');
    if (!found) throw new Error(`no invoice for ${externalId}`);
    return found;
  };
  return {
    url,
    calls,
    invoices,
    invoiceOf,
    misbehave: (how: Mischief) => void (mischief = how),
    /** The payer pays on its page; what it tells us about it, as body and headers. */
    pay(externalId: string, part: object = {}) {
      const { id, amount } = invoiceOf(externalId);
      change(id, { status: 'PAID', paid_amount: amount, paid_at: iso(clock()), payment_method: 'BANK_TRANSFER', payment_channel: 'BCA' });
      const { available_banks: _banks, expiry_date: _expiry, invoice_url: _page, ...told } = invoices.get(id) ?? invoiceOf(externalId);
      return {
        body: JSON.stringify({ ...told, ...part }),
        headers: {
          'content-type': 'application/json',
          'x-callback-token': xenditAccount.callbackToken,
          'webhook-id': randomBytes(8).toString('hex'),
        },
      };
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
    drop: () => server.closeAllConnections(),
  };
}
