import type { Period } from '../../core/ads/periods.ts';
import { type NewClient, sourceOf } from '../../core/results/chain.ts';
import { endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import { firstContacts, recordedContacts } from '../clients/api.ts';
import type { Connection } from '../kit/database.ts';
import { firstInquiries } from '../quotations/api.ts';
import { spamClients } from './spam-clients.ts';

interface FirstClient extends Pick<NewClient, 'source' | 'at'> {
  readonly coupleId: number;
}

/** Couples whose first contact was in a period, without spam: those on record, and those of whom only the request for a quotation is left. */
export async function clientsSince(db: Connection, vendorId: number, { start, end }: Period): Promise<FirstClient[]> {
  const span = { from: startOfBusinessDay(start), to: endOfBusinessDay(end) };
  const [contacts, inquiries, spam] = await Promise.all([
    firstContacts(db, vendorId, span),
    firstInquiries(db, vendorId, span),
    spamClients(db, vendorId),
  ]);
  const known = new Set(contacts.map(({ coupleId }) => coupleId));
  const others = inquiries.filter(({ coupleId }) => !known.has(coupleId));
  const recorded = await recordedContacts(
    db,
    vendorId,
    others.map(({ coupleId }) => coupleId),
  );
  const all = [
    ...contacts.map(({ coupleId, at, cameByAd }) => ({ coupleId, at, source: sourceOf({ cameByAd }) })),
    ...others.filter(({ coupleId }) => !recorded.has(coupleId)).map((inquiry) => ({ ...inquiry, source: sourceOf(null) })),
  ];
  return all.filter(({ coupleId }) => !spam.has(coupleId));
}
