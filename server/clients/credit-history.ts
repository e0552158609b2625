import { sql } from 'kysely';
import type { ContactCreditMovement } from '../../contract/contacts.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { accountNames } from '../identity/api.ts';
import type { Database } from '../kit/database.ts';

interface Row {
  id: number;
  at: Date;
  kind: 'start' | 'opening' | 'return';
  amount: number;
  balance_after: number;
  couple_id: number | null;
  reason: 'unread' | 'spam' | null;
  total: number;
  balance: number;
}

/** Where a vendor's contact credit came from and went, last first. Anyone who paid for a contact may read its name. */
export async function creditHistory(
  db: Database,
  vendorId: number,
  page: Page,
  language: Language,
): Promise<{ data: ContactCreditMovement[]; meta: Page & { total: number; balance: number } }> {
  const { rows } = await sql<Row>`
    select * from (
      select id, at, kind, amount, couple_id, reason, sum(amount) over (order by id) as balance_after, count(*) over () as total, sum(amount) over () as balance
      from contact_credit_movement where vendor_id = ${vendorId}
    ) movement order by id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const names = await accountNames(
    db,
    rows.flatMap(({ couple_id: coupleId }) => (coupleId === null ? [] : [coupleId])),
  );
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      amount: row.amount,
      balance_after: row.balance_after,
      couple: row.couple_id === null ? null : { id: row.couple_id, name: nameFor(names.get(row.couple_id)?.name ?? null, language) },
      reason: row.reason,
    })),
    meta: { ...page, total: rows[0]?.total ?? 0, balance: rows[0]?.balance ?? 0 },
  };
}
