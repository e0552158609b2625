import { changeContactCredit, notifyVendor, planPermits } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { ClientsContext } from './context.ts';
import { costOfOpening, insertMovement, insertOpening } from './contact-store.ts';

interface Pair {
  readonly vendorId: number;
  readonly coupleId: number;
}
interface Wanted extends Pair {
  /** What the vendor was shown; absent where the caller shows it by itself. */
  readonly costMax?: number;
}
interface Unlocked {
  /** False when the contact was open already: then nothing was spent. */
  readonly isNew: boolean;
  /** Contact credits spent by this call. */
  readonly cost: number;
}

/**
 * Opens a couple's contact for a vendor and spends what its plan asks for that. The row of the opening is written first: of many
 * requests at once, on any number of processes, one finds it missing, and the others wait for it and spend nothing.
 */
export async function unlockContact(tx: Tx, { clock, bus }: Pick<ClientsContext, 'clock' | 'bus'>, wanted: Wanted): Promise<Unlocked> {
  const { vendorId, coupleId, costMax = Infinity } = wanted;
  const at = clock.now();
  const { contactCost: cost } = await planPermits(tx, vendorId);
  if (!(await insertOpening(tx, { vendorId, coupleId, cost, at }))) return { isNew: false, cost: 0 };
  if (cost > costMax) refuseWith('clients.price_changed');
  if (cost > 0) {
    const left = await changeContactCredit(tx, vendorId, -cost);
    if (left === null) refuseWith('clients.contact_credit_used_up');
    await insertMovement(tx, { vendorId, coupleId, kind: 'opening', amount: -cost, reason: null, at });
  }
  await notifyVendor(tx, bus, vendorId, { kind: 'client' }, { kind: 'account' });
  return { isNew: true, cost };
}

/** Where its plan opens contacts freely, one that a vendor has dealt with stays open when the plan ends. (decision 0199) */
export async function keepContact(
  tx: Tx,
  { vendorId, coupleId, at }: Pair & { /** Epoch milliseconds. */ readonly at: number },
): Promise<void> {
  const { contactCost: cost } = await planPermits(tx, vendorId);
  if (cost === 0) await insertOpening(tx, { vendorId, coupleId, cost, at });
}

/** Returns what opening a contact cost, once; answers whether it did. The contact stays open. */
export async function returnCredit(
  tx: Tx,
  { clock, bus }: Pick<ClientsContext, 'clock' | 'bus'>,
  { vendorId, coupleId, reason }: Pair & { readonly reason: 'unread' | 'spam' },
): Promise<boolean> {
  const cost = await costOfOpening(tx, vendorId, coupleId);
  if (cost === null || cost === 0) return false;
  if (!(await insertMovement(tx, { vendorId, coupleId, kind: 'return', amount: cost, reason, at: clock.now() }))) return false;
  await changeContactCredit(tx, vendorId, cost);
  await notifyVendor(tx, bus, vendorId, { kind: 'client' }, { kind: 'account' });
  return true;
}
