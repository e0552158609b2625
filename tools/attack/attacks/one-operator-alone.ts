import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { payoutTransfer } from '../../../core/earnings/transfers.ts';
import { inTransaction } from '../../../server/kit/database.ts';
import { lockAccounts, postTransfers } from '../../../server/ledger/api.ts';
import type { Attack, World } from '../world.ts';

const reason = 'Goodwill after the outage';
const million = 1_000_000;
const payoutLimit = 50 * million;
const creditLimit = 5 * million;

interface Operator {
  readonly id: number;
  readonly handle: string;
}

/** An operator with finance, signed in at both processes. */
async function operator({ db }: World): Promise<Operator> {
  const handle = randomBytes(24).toString('base64url');
  const { rows } = await sql<{ id: number }>`
    with made as (insert into account (type, email, password_hash, display_name, email_confirmed_at)
      values ('operator', ${`attack-${randomUUID()}@example.com`}, '', 'Attacker', now()) returning id),
    allowed as (insert into operator_permission (account_id, permission) select id, 'finance' from made)
    insert into session (account_id, secret_hash, handle_hash, client_kind, user_agent, address, expires_at)
    select id, ${randomBytes(32)}, ${createHash('sha256').update(handle).digest()}, 'other', 'attack', '127.0.0.1', now() + interval '1 day' from made
    returning account_id as id`.execute(db);
  return { id: rows[0]?.id ?? 0, handle };
}

/** A payout that a vendor asks for: it has earned that much. */
async function payout({ db }: World, vendorId: number, amountIdr: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with account as (
        insert into bank_account (vendor_id, holder_name, bank_bic, bank_name, number_box, number_end, number_key, city, branch, address, is_primary, added_at)
        values (${vendorId}, 'Attacked', 'CENAIDJA', 'BCA', '', '0000', uuidv7()::text::bytea, '', '', '', false, now()) returning id)
      insert into payout (number, vendor_id, amount_idr, bank_account_id, holder_name, bank_name, number_end, requested_at, expected_from, expected_by)
      select 'PYO-00000000-' || lpad(nextval('payout_number')::text, 6, '0'), ${vendorId}, ${amountIdr}, id, 'Attacked', 'BCA', '0000', now(), current_date, current_date
      from account returning id`.execute(tx);
    const payoutId = rows[0]?.id ?? '';
    const balanceIdr = (await lockAccounts(tx, 'vendor_earnings', [vendorId])).get(vendorId) ?? 0;
    const now = Date.now();
    if (balanceIdr < amountIdr)
      await postTransfers(
        tx,
        [
          {
            kind: 'instalment',
            sourceId: randomUUID(),
            debit: { kind: 'gateway' },
            credit: { kind: 'vendor_earnings', vendorId },
            amountIdr: amountIdr - balanceIdr,
          },
        ],
        now,
      );
    await postTransfers(tx, [payoutTransfer({ payoutId, vendorId, amountIdr })], now);
    return payoutId;
  });
}

/** Every call goes to both processes at the same moment. */
const callsOf = ({ origins }: World) => {
  const send = async (origin: string, as: Operator, path: string, body: object): Promise<number> => {
    const answer = await fetch(`${origin}/v2/operations${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'session-id': as.handle },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  return (as: Operator, path: string, body: object = {}): Promise<number[]> =>
    Promise.all(origins.map((origin) => send(origin, as, path, body)));
};

/** What the ledger says became of payouts. */
async function moved({ db }: World, kind: 'payout_paid' | 'payout_returned', ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount_idr), 0)::bigint as total from ledger_transfer where kind = ${kind} and source_id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Vendors without a payout of their own on its way. */
async function vendorsFor({ db }: World, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vendor v where status = 1 and not exists (select from payout p where p.vendor_id = v.id) order by id desc limit ${count}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** One operator of finance against the limits of one person's word. */
export const oneOperatorAlone: Attack = {
  name: 'one-operator-alone',
  about: 'One operator of finance tries to move more money in a day than one person’s word allows, at two processes at once.',
  async run(world) {
    const call = callsOf(world);
    const [first = 0, second = 0, ...others] = await vendorsFor(world, 10);
    const [alone, helper, giver] = [await operator(world), await operator(world), await operator(world)];
    const statuses: number[] = [];
    const act = async (as: Operator, path: string, body?: object): Promise<void> => void statuses.push(...(await call(as, path, body)));

    // Three times 50 millions: started, paid, returned.
    const sent: string[] = [];
    for (let round = 0; round < 3; round++) {
      const open = await sql<{
        id: string;
      }>`select id from payout where vendor_id = ${first} and status in ('requested', 'processing')`.execute(world.db);
      const id = open.rows[0]?.id ?? (await payout(world, first, payoutLimit));
      sent.push(id);
      await act(alone, `/payouts/${id}/start`);
      await act(alone, `/payouts/${id}/paid`, { reference: `BCA ${round}` });
      await act(alone, `/payouts/${id}/returned`, { failure: 'account_closed', note: '' });
    }
    const left = await moved(world, 'payout_paid', sent);

    // 100 millions, rightly started by two; then one alone says that they failed.
    const large = await payout(world, second, 2 * payoutLimit);
    await act(helper, `/payouts/${large}/start`);
    const waiting = await sql<{ id: string }>`select id from proposal where subject = ${`payout:${large}`} and status = 'waiting'`.execute(
      world.db,
    );
    await act(helper, `/proposals/${waiting.rows[0]?.id}/decision`, { verdict: 'approved', reason: '' });
    const onOneWord = await sql<{ status: string }>`select status from payout where id = ${large}`.execute(world.db);
    await act(alone, `/proposals/${waiting.rows[0]?.id}/decision`, { verdict: 'approved', reason: '' });
    await act(alone, `/payouts/${large}/failed`, { failure: 'bank_refused', note: '' });
    const givenBack = await moved(world, 'payout_returned', [large]);

    // Five millions of credit for each of eight vendors, all at the same moment.
    await Promise.all(others.map((id) => act(giver, '/adjustments', { vendor_id: id, amount: creditLimit, reason })));
    const { rows: credit } = await sql<{ total: number; asked: number }>`
      select coalesce(sum(amount_idr) filter (where status = 'done'), 0)::bigint as total, coalesce(sum(amount_idr), 0)::bigint as asked
      from proposal where kind = 'adjustment' and asked_by = ${giver.id}`.execute(world.db);
    const given = credit[0]?.total ?? 0;
    const beyond = Math.max(0, left - payoutLimit) + givenBack + Math.max(0, given - creditLimit);
    return {
      figures: {
        'tried with payouts, three rounds (Rp)': 3 * payoutLimit,
        'left of it on one word, at most 50,000,000 (Rp)': left,
        'a payout of 100,000,000 after one word': onOneWord.rows[0]?.status ?? 'gone',
        'given back of it on one word (Rp)': givenBack,
        'tried with adjustments, eight vendors, twice (Rp)': credit[0]?.asked ?? 0,
        'given of it on one word, at most 5,000,000 (Rp)': given,
        'through beyond the limits (Rp)': beyond,
      },
      failures: [
        ...(left > payoutLimit ? [`${left} left on one person's word`] : []),
        ...(left === 0 ? ['not even what one person may send was sent'] : []),
        ...(onOneWord.rows[0]?.status === 'requested' ? [] : ['a payout of 100,000,000 was started by one person']),
        ...(givenBack > 0 ? [`${givenBack} came back on one person's word while the bank may send them`] : []),
        ...(given > creditLimit ? [`${given} of credit were given on one person's word`] : []),
        ...(statuses.some((status) => status === 500) ? ['an answer was 500'] : []),
      ],
    };
  },
};
