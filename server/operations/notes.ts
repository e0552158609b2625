import type { AuditAction } from '../../core/operations/audit.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Connection } from '../kit/database.ts';
import type { Operator, OperationsContext } from './context.ts';

/** Anyone who looks at a person or at their money leaves a note of it. (docs/security.md) */
export const noteLook = ({ db }: Pick<OperationsContext, 'db'>, operator: Operator, subject: string): Promise<void> =>
  writeAudit(db, { action: 'operations.looked_at', accountId: operator.accountId, address: operator.address, subject, result: 'done' });

/** What an operator did, in the transaction that does it. */
export const noteDone = (
  tx: Connection,
  operator: Operator,
  action: AuditAction,
  subject: string,
  detail: NonNullable<Parameters<typeof writeAudit>[1]['detail']>,
): Promise<void> => writeAudit(tx, { action, accountId: operator.accountId, address: operator.address, subject, result: 'done', detail });
