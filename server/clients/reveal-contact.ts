import type { revealKinds } from '../../contract/clients.ts';
import { clientRules } from '../../core/clients/rules.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { recordAct } from './record-act.ts';

type RevealKind = (typeof revealKinds)[number];

/** Shows a couple how a vendor is reached and remembers that it was shown. What the vendor does not have is not found. */
export async function revealContact(
  context: ClientsContext,
  from: { readonly couple: Session; readonly visitorKey: string },
  vendorId: number,
  kind: RevealKind,
): Promise<{ kind: RevealKind; value: string; other: string }> {
  const { db, clock, throttle } = context;
  const { couple, visitorKey } = from;
  const wait = await throttle.hit(db, `reveal:${couple.accountId}`, { attempts: clientRules.revealsPerHour, windowSeconds: 3_600 });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  return inTransaction(db, async (tx) => {
    const vendor = await publishedVendor(tx, vendorId);
    const value = kind === 'email' ? vendor.contactEmail : vendor[kind];
    if (value === '') refuseWith('catalogue.not_found');
    await recordAct(tx, context, { vendorId, kind: `${kind}_reveal`, coupleId: couple.accountId, visitorKey, at: clock.now() });
    return { kind, value, other: kind === 'phone' ? vendor.otherPhone : '' };
  });
}
