import type { AuditAction } from '../../core/operations/audit.ts';
import type { Connection } from './database.ts';

/** Who did what, when, to what, from where, with what result. Written in the transaction of the deed; never changed afterwards. */
export interface AuditFact {
  readonly action: AuditAction;
  readonly accountId: number | null;
  readonly address?: string;
  /** What it was done to, as `kind:id`. */
  readonly subject?: string;
  readonly result: 'done' | 'refused' | 'failed';
  /** Never holds secrets or document contents. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** `tx` is the transaction of the deed, so that neither is there without the other. */
export async function writeAudit(tx: Connection, fact: AuditFact): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      action: fact.action,
      account_id: fact.accountId,
      address: fact.address ?? '',
      subject: fact.subject ?? '',
      result: fact.result,
      detail: JSON.stringify(fact.detail ?? {}),
    })
    .execute();
}
