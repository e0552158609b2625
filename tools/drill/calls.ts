// The calls that the simulated people of the drills make.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../server/demo/accounts.ts';

async function call<Answer>(origin: string, method: string, url: string, session: string | null, body?: object): Promise<Answer> {
  const answer = await fetch(origin + url, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(session !== null && { 'session-id': session }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A second or two, on a machine that is not busy. */
const bookedWithinMs = 60_000;

/** A session of a client who is no browser: its handle is enough. */
export async function logIn(origin: string, email: string): Promise<string> {
  const { vendor } = await call<{ vendor: { sessionId: string } }>(origin, 'POST', '/v2/login', null, { email, password: demoPassword });
  return vendor.sessionId;
}

/** Orders credit, pays it at the sandbox and waits until it is booked; answers the order's id. */
export async function payOnce(origin: string, session: string): Promise<string> {
  const base = '/ms/bs-vendors/api/v1/ads_credits';
  const { data } = await call<{ data: { order: { id: string }; payment: { payment_url: string } } }>(
    origin,
    'POST',
    `${base}/checkout`,
    session,
    {
      credits: 100_000,
    },
  );
  await fetch(`${data.payment.payment_url}/pay`, { method: 'POST', redirect: 'manual' });
  for (const until = performance.now() + bookedWithinMs; performance.now() < until; await sleep(100)) {
    const order = await call<{ data: { order?: { status: string }; status?: string } }>(
      origin,
      'GET',
      `${base}/orders/${data.order.id}`,
      session,
    );
    if ((order.data.order?.status ?? order.data.status) === 'paid') return data.order.id;
  }
  throw new Error(`an order was not paid within ${bookedWithinMs} ms`);
}
