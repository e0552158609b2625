// `npm run operator -- add <e-mail> "<name>" <permission,…>` makes an operator and prints how to sign in, once.
// `npm run operator -- disable <e-mail>` ends all of its sessions and lets it in no more. `npm run operator -- list` lists them.
// `npm run operator -- whatsapp <e-mail> <+62…>` is how vendors it looks after reach it beside mail; without a number, not at all.
// `npm run operator -- relate <e-mail> <e-mail of a vendor>` keeps an operator away from a vendor that is close to it; `unrelate` ends that.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { checkEmail } from '../../core/identity/email.ts';
import { keysFor, readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { newTotpSecret, storeSecondFactor, totpAddress } from '../identity/second-factor.ts';
import { audit } from '../kit/audit.ts';
import type { Database } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import { createLog } from '../kit/log.ts';

const permissions = ['verification', 'finance', 'support'];
const usage =
  'Usage: npm run operator -- add <e-mail> "<name>" <verification,finance,support> | disable <e-mail> | whatsapp <e-mail> [<+62…>] | relate <e-mail> <vendor e-mail> | unrelate <e-mail> <vendor e-mail> | list';

async function add(db: Database, boxKeys: Keys, rawEmail: string, name: string, wanted: string[]): Promise<void> {
  const email = checkEmail(rawEmail);
  const unknown = wanted.filter((permission) => !permissions.includes(permission));
  if (!email.ok || name === '' || wanted.length === 0 || unknown.length > 0) throw new Error(usage);
  const password = randomBytes(18).toString('base64url');
  const secret = newTotpSecret();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('account')
      .values({ type: 'operator', email: email.value, password_hash: hash, display_name: name, email_confirmed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('operator_permission')
      .values(wanted.map((permission) => ({ account_id: id, permission })))
      .execute();
    await storeSecondFactor(tx, { boxKeys }, id, secret);
    await audit(tx, {
      action: 'operator-added',
      accountId: id,
      subject: `account:${id}`,
      result: 'done',
      detail: { permissions: wanted.join(',') },
    });
  });
  console.log(
    `Operator ${email.value}\n  password  ${password}\n  authenticator  ${totpAddress(email.value, secret)}\nShown this once. Sign in at /operations/login and change the password.`,
  );
}

async function disable(db: Database, rawEmail: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ disabled_at: new Date() })
      .where('email', '=', rawEmail)
      .where('type', '=', 'operator')
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new Error(`There is no operator ${rawEmail}`);
    await tx
      .updateTable('session')
      .set({ ended_at: new Date() })
      .where('account_id', '=', account.id)
      .where('ended_at', 'is', null)
      .execute();
    await audit(tx, { action: 'operator-disabled', accountId: account.id, subject: `account:${account.id}`, result: 'done' });
  });
  console.log(`${rawEmail} is disabled.`);
}

/** The operator's and the vendor's account, by their e-mail addresses. */
async function related(db: Database, operator: string, vendor: string): Promise<{ operator_id: number; account_id: number }> {
  const rows = await db.selectFrom('account').select(['id', 'email', 'type']).where('email', 'in', [operator, vendor]).execute();
  const operatorId = rows.find(({ type }) => type === 'operator')?.id;
  const accountId = rows.find(({ type }) => type === 'vendor')?.id;
  if (operatorId === undefined || accountId === undefined) throw new Error(`There is no operator ${operator} or no vendor ${vendor}`);
  return { operator_id: operatorId, account_id: accountId };
}

async function relate(db: Database, operator: string, vendor: string, isRelated: boolean): Promise<void> {
  const pair = await related(db, operator, vendor);
  await db.transaction().execute(async (tx) => {
    if (isRelated)
      await tx
        .insertInto('operator_relation')
        .values(pair)
        .onConflict((c) => c.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('operator_relation')
        .where('operator_id', '=', pair.operator_id)
        .where('account_id', '=', pair.account_id)
        .execute();
    const action = isRelated ? 'operator-related' : 'operator-unrelated';
    await audit(tx, { action, accountId: pair.operator_id, subject: `account:${pair.account_id}`, result: 'done' });
  });
  console.log(`${operator} is ${isRelated ? 'kept away from' : 'no longer kept away from'} ${vendor}.`);
}

async function reachBy(db: Database, email: string, raw: string): Promise<void> {
  const whatsapp = raw.replaceAll(/[\s().-]/g, '');
  if (whatsapp !== '' && !/^\+[1-9]\d{7,14}$/.test(whatsapp))
    throw new Error('A number begins with + and its country, such as +62 812 3456 7890.');
  const operator = await db
    .updateTable('account')
    .set({ whatsapp })
    .where('email', '=', email)
    .where('type', '=', 'operator')
    .returning('id')
    .executeTakeFirst();
  if (!operator) throw new Error(`There is no operator ${email}`);
  console.log(whatsapp === '' ? `${email} is reached by mail alone.` : `${email} is reached at ${whatsapp}.`);
}

async function list(db: Database): Promise<void> {
  const { rows } = await sql<{ email: string; name: string; permissions: string; disabled: boolean }>`
    select a.email, a.display_name as name, coalesce(string_agg(p.permission, ',' order by p.permission), '') as permissions, a.disabled_at is not null as disabled
    from account a left join operator_permission p on p.account_id = a.id where a.type = 'operator' group by a.id order by a.email`.execute(
    db,
  );
  for (const row of rows) console.log(`${row.email}\t${row.name}\t${row.permissions}${row.disabled ? '\tdisabled' : ''}`);
}

const config = readConfig(process.env);
const database = await openDatabase(config, createLog('error'));
const [task, email = '', name = '', wanted = ''] = process.argv.slice(2);
try {
  if (task === 'add')
    await add(database.db, keysFor(config.secrets.encryption, 'second factor'), email, name, wanted.split(',').filter(Boolean));
  else if (task === 'disable') await disable(database.db, email);
  else if (task === 'relate' || task === 'unrelate') await relate(database.db, email, name, task === 'relate');
  else if (task === 'whatsapp') await reachBy(database.db, email, name);
  else if (task === 'list') await list(database.db);
  else throw new Error(usage);
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
}
