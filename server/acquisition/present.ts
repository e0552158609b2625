import type { Acquisition } from '../../contract/acquisition.ts';
import { knownContact } from '../../core/acquisition/contact.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorsOfAccounts } from '../catalogue/api.ts';
import { accountNames, hasJoined } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { StoredAcquisition } from './store.ts';
import { fieldsOf } from '../../core/unknown.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

/** Applications for operators, with who decided and whether the invited business has joined. */
export async function presentAcquisitions(db: Connection, rows: readonly StoredAcquisition[], language: Language): Promise<Acquisition[]> {
  const invited = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const [names, vendors, joined] = await Promise.all([
    accountNames(db, [...invited, ...rows.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy]))]),
    vendorsOfAccounts(db, invited),
    hasJoined(db, invited),
  ]);
  return rows.map((row) => {
    const vendor = row.accountId === null ? undefined : vendors.get(row.accountId);
    return {
      id: row.id,
      status: row.status,
      received_at: row.receivedAt.toISOString(),
      language: row.language,
      known: knownContact(fieldsOf(JSON.parse(row.payload))),
      payload: row.payload,
      utm: row.utm,
      decision:
        row.decidedAt === null
          ? null
          : {
              decided_at: row.decidedAt.toISOString(),
              decided_by: row.decidedBy === null ? null : (names.get(row.decidedBy)?.name ?? null),
              reason: row.reason && reasonIn(row.reason, language),
              vendor:
                row.accountId === null || vendor === undefined
                  ? null
                  : {
                      id: vendor.id,
                      name: nameFor(vendor.businessName, language),
                      email: names.get(row.accountId)?.email ?? '',
                      has_joined: joined.has(row.accountId),
                    },
            },
    };
  });
}
