import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { noticeText } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import { fileTurns } from '../kit/turns.ts';
import { sendAttachment } from '../kit/upload.ts';
import type { LeavingContext } from './context.ts';
import { leftOut, leftOutForCouples, type Owner, ownRows } from './own-rows.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

/** So many rows are in memory at once. */
const rowsAtOnce = 250;
/** A file is put together from every table; no one needs more in an hour. */
const perAccount = { attempts: 5, windowSeconds: 3_600 };

/** Everything we hold about someone, as one JSON file, after the password was asked again; that it was taken is written down. (reliability S48) */
export async function exportOwnData(
  ctx: LeavingContext,
  session: Session,
  asked: { readonly password: string; readonly address: string; readonly language: Language },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { accountId, accountType, vendor } = session;
  const action = 'identity.data_exported';
  if (accountType === 'operator') return refuseWith('request.not_found');
  await ctx.confirmPassword({ accountId, password: asked.password, field: 'password', action, address: asked.address });
  await ctx.assertOwnFactor(session);
  // What is the vendor's is its owner's to take along.
  const owner = { accountId, vendorId: vendor?.role === 'owner' ? vendor.id : null };
  // What is refused its turn is none of the five.
  const file = await fileTurns(`account ${accountId}`, async () => {
    const wait = await ctx.throttle.hit(ctx.db, `export ${accountId}`, perAccount);
    if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
    return packed(exported(ctx, owner, asked.language));
  });
  await writeAudit(ctx.db, { action, accountId, address: asked.address, subject: `account:${accountId}`, result: 'done' });
  const bytes = Readable.from([file]).pipe(createGunzip());
  return sendAttachment(reply, { name: 'pelaminan-data.json', mediaType: 'application/json', bytes });
}

/** A text of any length in as little memory as it takes: it is unpacked as fast as its reader reads. */
async function packed(pieces: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip();
  const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(pieces), gzip)]);
  return bytes;
}

/** Notices are codes with values; the export contains their text as well. Reasons picked from a list are codes; it contains their text. */
const inWords = (row: Record<string, unknown>, language: Language): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries(
    ['reason', 'decision_reason'].flatMap((name) => (typeof row[name] === 'string' ? [[name, reasonIn(row[name], language)]] : [])),
  ),
  ...(row['notice'] !== undefined && row['notice'] !== null && { notice_text: noticeText(row['notice'], language) }),
});

/** The file, some rows at a time; all of it is as of one moment. */
async function* exported(ctx: LeavingContext, owner: Owner, language: Language): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date(ctx.clock.now()).toISOString())},\n"tables": {`;
  const tx = await ctx.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    let comma = '';
    for (const [table, isOwn] of ownRows(owner)) {
      yield `${comma}\n${JSON.stringify(table)}: [`;
      yield* rowsOf(tx, ctx, { table, isOwn, owner, language });
      yield ']';
      comma = ',';
    }
    await tx.commit().execute();
  } catch (fault) {
    await tx.rollback().execute();
    throw fault;
  }
  yield '}';
  if (owner.vendorId !== null) yield `,\n"agreement": ${JSON.stringify(await ctx.agreementOf(owner.vendorId))}`;
  yield '\n}\n';
}

interface Asked {
  readonly table: string;
  readonly isOwn: RawBuilder<unknown>;
  readonly owner: Owner;
  readonly language: Language;
}

/** The rows of one table, each on a line. */
async function* rowsOf(tx: Tx, ctx: LeavingContext, { table, isOwn, owner, language }: Asked): AsyncGenerator<string> {
  const hidden = owner.vendorId === null ? [...leftOut, ...leftOutForCouples] : leftOut;
  await sql`declare own_rows no scroll cursor for
    select to_jsonb(t) - ${[...hidden]}::text[] as row from ${sql.table(table)} t where ${isOwn}`.execute(tx);
  let comma = '';
  for (;;) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`fetch ${sql.raw(String(rowsAtOnce))} from own_rows`.execute(tx);
    if (rows.length === 0) break;
    const lines: string[] = [];
    for (const { row } of rows) lines.push(JSON.stringify(inWords(await withNumber(ctx, owner, table, row), language)));
    yield `${comma}\n${lines.join(',\n')}`;
    comma = ',';
  }
  await sql`close own_rows`.execute(tx);
}

/** Numbers of bank accounts are encrypted; their owner gets them whole. */
async function withNumber(
  ctx: LeavingContext,
  { accountId, vendorId }: Owner,
  table: string,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (vendorId === null) return table === 'refund_account' ? { ...row, number: await ctx.refundNumberOf(accountId) } : row;
  return table === 'bank_account' ? { ...row, number: await ctx.numberOf(vendorId, String(row['id'])) } : row;
}
