// The revisions of a profile's sections. Written under the lock of the vendor.
import { sql } from 'kysely';
import type { ProfileSection } from '../../core/catalogue/profile.ts';
import type { Connection, Tx } from '../kit/database.ts';

export interface SavedSection {
  readonly revision: number;
  readonly saved_at: string | null;
}

/** A section that was never saved is not among them and counts as revision 0. */
export async function savedSections(db: Connection, vendorId: number): Promise<ReadonlyMap<ProfileSection, SavedSection>> {
  const rows = await db.selectFrom('vendor_section').select(['name', 'revision', 'saved_at']).where('vendor_id', '=', vendorId).execute();
  return new Map(rows.map(({ name, revision, saved_at }) => [name, { revision, saved_at: saved_at.toISOString() }]));
}

/** A section was saved at an instant of epoch milliseconds: its next state starts. */
export async function nextRevision(tx: Tx, vendorId: number, section: ProfileSection, at: number): Promise<void> {
  await sql`
    insert into vendor_section (vendor_id, name, revision, saved_at) values (${vendorId}, ${section}, 1, ${new Date(at)})
    on conflict (vendor_id, name) do update set revision = vendor_section.revision + 1, saved_at = excluded.saved_at`.execute(tx);
}
