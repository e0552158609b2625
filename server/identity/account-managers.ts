import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** An operator who looks after vendors: one with `support` who may still sign in. */
export interface AccountManager {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** `+62…`, or null. */
  readonly whatsapp: string | null;
}

/** Everyone who can look after a vendor, by name; or the one of this id. */
export async function accountManagers(db: Connection, id?: number): Promise<AccountManager[]> {
  const { rows } = await sql<AccountManager>`
    select a.id, a.display_name as name, a.email, nullif(a.whatsapp, '') as whatsapp
    from account a join operator_permission p on p.account_id = a.id and p.permission = 'support'
    where a.type = 'operator' and a.disabled_at is null ${id === undefined ? sql`` : sql`and a.id = ${id}`} order by a.display_name, a.id`.execute(
    db,
  );
  return rows;
}
