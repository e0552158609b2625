// `npm run operator -- add <email> "<name>" <permission,…> [<email of the requester>]` creates an operator and prints how to sign in, once. Its permissions
// wait at /operations/proposals until another operator who holds them approves; a permission that no one holds yet is granted immediately.
// `npm run operator -- grant <email> <permission,…> [<email of the requester>]` requests more; `revoke <email> <permission,…>` removes them immediately.
// `npm run operator -- disable <email>` ends all its sessions and prevents signing in. `npm run operator -- list` lists operators.
// `npm run operator -- whatsapp <email> [<+62…>]` sets or removes the WhatsApp number shown to vendors whose account manager the operator is.
// `npm run operator -- relate <email> <vendor email>` prevents an operator from deciding about a related vendor; `unrelate` requests the end of that, and
// another operator with finance approves it.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Permission, permissions } from '../../contract/endpoint.ts';
import { checkEmail } from '../../core/identity/email.ts';
import { readConfig } from '../config.ts';
import { keysFor } from '../config-secrets.ts';
import { openDatabase } from '../database/open.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { newTotpSecret, storeSecondFactor, totpAddress } from '../identity/second-factor.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Database } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import { createLog } from '../kit/log.ts';
import { askForRights, askToEndRelation, operatorBy } from '../operations/ask-on-the-machine.ts';
import { faultText } from '../kit/fault.ts';

const usage =
  'Usage: npm run operator -- add <email> "<name>" <verification,finance,support> [<email of the requester>] | grant <email> <permissions> [<email of the requester>] | revoke <email> <permissions> | disable <email> | whatsapp <email> [<+62…>] | relate <email> <vendor email> | unrelate <email> <vendor email> | list';

const wantedOf = (raw: string): Permission[] => {
  const words = raw.split(',').filter(Boolean);
  const wanted = permissions.filter((permission) => words.includes(permission));
  if (wanted.length === 0 || wanted.length !== words.length) throw new Error(usage);
  return wanted;
};

async function add(db: Database, encryptionKeys: Keys, rawEmail: string, name: string, raw: string, asker: string): Promise<string> {
  const email = checkEmail(rawEmail);
  if (!email.ok || name === '') throw new Error(usage);
  const wanted = wantedOf(raw);
  const password = randomBytes(18).toString('base64url');
  const secret = newTotpSecret();
  const hash = await hashPassword(password);
  const known = await db.selectFrom('account').select('id').where('email', '=', email.value).executeTakeFirst();
  if (known) throw new Error(`${email.value} has an account already. Give an operator more permissions with: npm run operator -- grant`);
  const waits = await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('account')
      .values({ type: 'operator', email: email.value, password_hash: hash, display_name: name, email_confirmed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeSecondFactor(tx, { encryptionKeys }, id, secret);
    await writeAudit(tx, {
      action: 'operator-added',
      accountId: id,
      subject: `account:${id}`,
      result: 'done',
      detail: { permissions: wanted.join(',') },
    });
    return askForRights(tx, { operator: { id, email: email.value, name }, wanted, asker });
  });
  return `Operator ${email.value}\n  password  ${password}\n  authenticator  ${totpAddress(email.value, secret)}\nShown this once. Sign in at /operations/login and change the password.\n${reported(waits)}`;
}

async function grant(db: Database, email: string, raw: string, asker: string): Promise<string> {
  const wanted = wantedOf(raw);
  return reported(await db.transaction().execute(async (tx) => askForRights(tx, { operator: await operatorBy(tx, email), wanted, asker })));
}

const reported = (waits: readonly Permission[]): string =>
  waits.length === 0
    ? 'The permissions are given.'
    : `Waiting for another operator who holds ${waits.join(', ')} to approve it at /operations/proposals.`;

async function revoke(db: Database, email: string, raw: string): Promise<string> {
  const wanted = wantedOf(raw);
  await db.transaction().execute(async (tx) => {
    const { id } = await operatorBy(tx, email);
    await tx.deleteFrom('operator_permission').where('account_id', '=', id).where('permission', 'in', wanted).execute();
    await writeAudit(tx, {
      action: 'operator-rights-taken',
      accountId: id,
      subject: `account:${id}`,
      result: 'done',
      detail: { permissions: wanted.join(',') },
    });
  });
  return `${email} no longer has ${wanted.join(', ')}.`;
}

async function disable(db: Database, rawEmail: string): Promise<string> {
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
    await writeAudit(tx, { action: 'operator-disabled', accountId: account.id, subject: `account:${account.id}`, result: 'done' });
  });
  return `${rawEmail} is disabled.`;
}

/** The operator's and the vendor's account, by their e-mail addresses. */
async function related(db: Database, operator: string, vendor: string): Promise<{ operator_id: number; account_id: number }> {
  const rows = await db.selectFrom('account').select(['id', 'email', 'type']).where('email', 'in', [operator, vendor]).execute();
  const operatorId = rows.find(({ type }) => type === 'operator')?.id;
  const accountId = rows.find(({ type }) => type === 'vendor')?.id;
  if (operatorId === undefined || accountId === undefined) throw new Error(`There is no operator ${operator} or no vendor ${vendor}`);
  return { operator_id: operatorId, account_id: accountId };
}

async function relate(db: Database, operator: string, vendor: string): Promise<string> {
  const pair = await related(db, operator, vendor);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('operator_relation')
      .values(pair)
      .onConflict((c) => c.doNothing())
      .execute();
    await writeAudit(tx, {
      action: 'operator-related',
      accountId: pair.operator_id,
      subject: `account:${pair.account_id}`,
      result: 'done',
    });
  });
  return `${operator} is kept away from ${vendor}.`;
}

async function unrelate(db: Database, operator: string, vendor: string): Promise<string> {
  const pair = await related(db, operator, vendor);
  await db.transaction().execute((tx) => askToEndRelation(tx, { operatorId: pair.operator_id, accountId: pair.account_id }));
  return 'Waiting for another operator with finance to approve it at /operations/proposals.';
}

async function reachBy(db: Database, email: string, raw: string): Promise<string> {
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
  return whatsapp === '' ? `${email} has no WhatsApp number; vendors reach them by email.` : `${email} is reached at ${whatsapp}.`;
}

async function list(db: Database): Promise<string> {
  const { rows } = await sql<{ email: string; name: string; permissions: string; disabled: boolean }>`
    select a.email, a.display_name as name, coalesce(string_agg(p.permission, ',' order by p.permission), '') as permissions, a.disabled_at is not null as disabled
    from account a left join operator_permission p on p.account_id = a.id where a.type = 'operator' group by a.id order by a.email`.execute(
    db,
  );
  return rows.map((row) => `${row.email}\t${row.name}\t${row.permissions}${row.disabled ? '\tdisabled' : ''}`).join('\n');
}

/** Does one task; what it answers is for anyone who typed it. Refuses with a sentence. */
export async function runOperator(
  { db, encryptionKeys }: { readonly db: Database; readonly encryptionKeys: Keys },
  args: readonly string[],
): Promise<string> {
  const [task, email = '', name = '', wanted = '', asker = ''] = args;
  if (task === 'add') return add(db, encryptionKeys, email, name, wanted, asker);
  if (task === 'grant') return grant(db, email, name, wanted);
  if (task === 'revoke') return revoke(db, email, name);
  if (task === 'disable') return disable(db, email);
  if (task === 'relate') return relate(db, email, name);
  if (task === 'unrelate') return unrelate(db, email, name);
  if (task === 'whatsapp') return reachBy(db, email, name);
  if (task === 'list') return list(db);
  throw new Error(usage);
}

if (import.meta.main) {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog('error'));
  try {
    const encryptionKeys = keysFor(config.secrets.encryption, 'second factor');
    console.log(await runOperator({ db: database.db, encryptionKeys }, process.argv.slice(2)));
  } catch (fault) {
    console.error(faultText(fault));
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
