import { type SettingName, settingNames } from '../../core/settings/product-settings.ts';
import type { SettingChange } from '../../core/settings/timeline.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** A change as it is told: on whose word, when and why. No one's word, and no reason, in what the product started with. */
export interface StoredChange extends SettingChange {
  readonly setAt: Date;
  readonly proposedBy: number | null;
  readonly approvedBy: number | null;
  readonly reason: string | null;
}
export interface NewChange extends Omit<StoredChange, 'id' | 'setAt'> {
  readonly proposalId: string;
  readonly setAt: number;
  readonly proposedBy: number;
  readonly approvedBy: number;
  readonly reason: string;
}

/** Every change there ever was. A setting that this version of the product does not know is left out. */
export async function allChanges(db: Connection): Promise<StoredChange[]> {
  const rows = await db.selectFrom('product_setting').selectAll().orderBy('valid_from').orderBy('id').execute();
  return rows.flatMap((row) => {
    const name = settingNames.find((one) => one === row.name);
    if (name === undefined) return [];
    return {
      id: row.id,
      name,
      value: row.value,
      validFrom: row.valid_from.getTime(),
      setAt: row.set_at,
      proposedBy: row.proposed_by,
      approvedBy: row.approved_by,
      reason: row.reason,
    };
  });
}

/** The newest change of a setting, in force or not yet; 0 when no one ever changed it. */
export async function newestChangeOf(db: Connection, name: SettingName): Promise<number> {
  const row = await db
    .selectFrom('product_setting')
    .select((e) => e.fn.max('id').as('id'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Changes are only ever added: of two with the same start the later one counts. */
export async function insertChange(tx: Tx, change: NewChange): Promise<void> {
  await tx
    .insertInto('product_setting')
    .values({
      name: change.name,
      value: JSON.stringify(change.value),
      valid_from: new Date(change.validFrom),
      set_at: new Date(change.setAt),
      proposal_id: change.proposalId,
      proposed_by: change.proposedBy,
      approved_by: change.approvedBy,
      reason: change.reason,
    })
    .execute();
}
