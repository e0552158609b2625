// The baseline of writes: TPC-B as pgbench runs it, on the same PostgreSQL, as separate statements and as one function call, whichever is faster.
import { randomInt } from 'node:crypto';
import pg from 'pg';

const scale = 8;
const accountsPerBranch = 10_000;
const clients = 8;

const schema = `
  create schema bank;
  create table bank.branch (id int primary key, balance int not null, filler char(88)) with (fillfactor = 50);
  create table bank.teller (id int primary key, balance int not null, filler char(84)) with (fillfactor = 50);
  create table bank.account (id int primary key, balance int not null, filler char(84));
  create table bank.history (teller int, branch int, account int, delta int, at timestamp, filler char(22));
  insert into bank.branch select n, 0, '' from generate_series(1, ${scale}) n;
  insert into bank.teller select n, 0, '' from generate_series(1, ${scale * 10}) n;
  insert into bank.account select n, 0, '' from generate_series(1, ${scale * accountsPerBranch}) n;
  create function bank.move(a int, t int, b int, d int) returns int language plpgsql as $$
  declare found int;
  begin
    update bank.account set balance = balance + d where id = a;
    select balance into found from bank.account where id = a;
    update bank.teller set balance = balance + d where id = t;
    update bank.branch set balance = balance + d where id = b;
    insert into bank.history (teller, branch, account, delta, at) values (t, b, a, d, now());
    return found;
  end $$;
  analyze bank.account;`;

type Move = readonly [account: number, teller: number, branch: number, delta: number];
const anyMove = (): Move => [
  1 + randomInt(scale * accountsPerBranch),
  1 + randomInt(scale * 10),
  1 + randomInt(scale),
  randomInt(10_000) - 5_000,
];

async function byStatements(client: pg.Client, [account, teller, branch, delta]: Move): Promise<void> {
  const run = (name: string, text: string, values: readonly number[]) => client.query({ name, text, values: [...values] });
  await client.query('begin');
  await run('account', 'update bank.account set balance = balance + $1 where id = $2', [delta, account]);
  await run('balance', 'select balance from bank.account where id = $1', [account]);
  await run('teller', 'update bank.teller set balance = balance + $1 where id = $2', [delta, teller]);
  await run('branch', 'update bank.branch set balance = balance + $1 where id = $2', [delta, branch]);
  await run('history', 'insert into bank.history (teller, branch, account, delta, at) values ($1, $2, $3, $4, now())', [
    teller,
    branch,
    account,
    delta,
  ]);
  await client.query('commit');
}
async function byCall(client: pg.Client, move: Move): Promise<void> {
  await client.query({ name: 'move', text: 'select bank.move($1, $2, $3, $4)', values: [...move] });
}

/** Transactions a second: each statement by itself, as pgbench sends them, and all as one function call. */
export interface BankRates {
  readonly byStatements: number;
  readonly byCall: number;
}

/** `target` connects as the owner. */
export async function bankRates(target: pg.ClientConfig, seconds: number): Promise<BankRates> {
  const lines = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client(target);
      await client.connect();
      return client;
    }),
  );
  await lines[0]?.query(schema);
  const rateOf = async (move: (client: pg.Client, what: Move) => Promise<void>): Promise<number> => {
    let count = 0;
    const until = performance.now() + seconds * 1_000;
    await Promise.all(
      lines.map(async (client) => {
        for (; performance.now() < until; count++) await move(client, anyMove());
      }),
    );
    return count / seconds;
  };
  const rates = { byStatements: await rateOf(byStatements), byCall: await rateOf(byCall) };
  await lines[0]?.query('drop schema bank cascade');
  await Promise.all(lines.map((client) => client.end()));
  return rates;
}
