import { payloadBytesMax } from '../../contract/acquisition.ts';
import { knownContact } from '../../core/acquisition/contact.ts';
import type { Language } from '../../texts/typed.ts';
import { refuseWith } from '../kit/refused.ts';
import type { AcquisitionContext } from './context.ts';
import { insertAcquisition } from './store.ts';

/** A business asks once or twice; a thousand times asks a script. */
const perAddress = { attempts: 10, windowSeconds: 3_600 };

/** Keeps what a business sent, whatever it is, as long as it is one JSON object of at most 16 KB. (product 9) */
export async function receiveContact(
  { db, clock, throttle }: AcquisitionContext,
  sent: {
    readonly payload: Readonly<Record<string, unknown>>;
    readonly language: Language;
    readonly utm: Readonly<Record<string, string>> | null;
    readonly address: string;
  },
): Promise<{ id: string; received_at: string }> {
  const payload = JSON.stringify(sent.payload);
  if (Buffer.byteLength(payload) > payloadBytesMax) refuseWith('acquisition.too_large', { params: { maximum: payloadBytesMax / 1024 } });
  const wait = await throttle.hit(db, `acquisition ${sent.address}`, perAddress);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
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
