import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { noticeText } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { writeAudit } from '../kit/audit.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import { sendAttachment } from '../kit/upload.ts';
import type { LeavingContext } from './context.ts';
import { leftOut, leftOutForCouples, type Owner, ownRows } from './own-rows.ts';

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
  const wait = await ctx.throttle.hit(ctx.db, `export ${accountId}`, perAccount);
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  const held = await heldAbout(ctx, { accountId, vendorId: vendor?.id ?? null }, asked.language);
  await writeAudit(ctx.db, { action, accountId, address: asked.address, subject: `account:${accountId}`, result: 'done' });
  const bytes = Buffer.from(`${JSON.stringify({ exported_at: new Date(ctx.clock.now()).toISOString(), ...held }, null, 2)}\n`);
  return sendAttachment(reply, { name: 'pelaminan-data.json', mediaType: 'application/json', bytes });
}

/** Notices are codes with values; the export contains their text as well. */
const inWords = (row: Record<string, unknown>, language: Language): Record<string, unknown> =>
  row['notice'] === undefined || row['notice'] === null ? row : { ...row, notice_text: noticeText(row['notice'], language) };

async function heldAbout(ctx: LeavingContext, owner: Owner, language: Language): Promise<Record<string, unknown>> {
  const { vendorId } = owner;
  const hidden: readonly string[] = vendorId === null ? [...leftOut, ...leftOutForCouples] : leftOut;
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [table, isOwn] of ownRows(owner)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - ${[...hidden]}::text[] as row from ${sql.table(table)} t where ${isOwn}`.execute(ctx.db);
    tables[table] = rows.map(({ row }) => inWords(row, language));
  }
  if (vendorId === null) {
    for (const account of tables['refund_account'] ?? []) account['number'] = await ctx.refundNumberOf(owner.accountId);
    return { tables };
  }
  for (const account of tables['bank_account'] ?? []) account['number'] = await ctx.numberOf(vendorId, String(account['id']));
  return { tables, agreement: await ctx.agreementOf(vendorId) };
}
