import { payloadBytesMax } from '../../contract/acquisition.ts';
import { knownContact } from '../../core/acquisition/contact.ts';
import type { Language } from '../../texts/typed.ts';
import { refuseWith } from '../kit/refused.ts';
import type { AcquisitionContext } from './context.ts';
import { insertAcquisition } from './store.ts';

/** Keeps what a business sent, whatever it is, as long as it is one JSON object of at most 16 KB. (product 9) */
export async function receiveContact(
  { db, clock }: AcquisitionContext,
  sent: {
    readonly payload: Readonly<Record<string, unknown>>;
    readonly language: Language;
    readonly utm: Readonly<Record<string, string>> | null;
  },
): Promise<{ id: string; received_at: string }> {
  const payload = JSON.stringify(sent.payload);
  if (Buffer.byteLength(payload) > payloadBytesMax) refuseWith('acquisition.too_large', { params: { maximum: payloadBytesMax / 1024 } });
  const { business_name: business, contact_name: person, email, phone, city } = knownContact(sent.payload);
  const kept = await insertAcquisition(db, {
    payload,
    searchText: [business, person, email, phone, city].filter(Boolean).join(' ').toLowerCase(),
    language: sent.language,
    utm: sent.utm,
    receivedAt: new Date(clock.now()),
  });
  return { id: kept.id, received_at: kept.receivedAt.toISOString() };
}
